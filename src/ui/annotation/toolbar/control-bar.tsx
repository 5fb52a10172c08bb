import { Search } from 'lucide-react';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueueStatus } from '#domain/annotation/record.ts';
import { isActive, ownStatuses, queueStatuses, teamStatuses, withStatus } from '#domain/criteria/criteria.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import type { Metrics } from '#domain/datasets/progress.ts';
import { IconButton } from '../../components/controls/icon-button.tsx';
import { StatusIcon } from '../../components/marks/status-tag.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import { Session } from '../../shared/session.ts';
import { useMedia } from '../../shared/use-media.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { FilterBar } from '../filters/bar/filter-bar.tsx';
import { SearchField } from '../filters/search/search-field.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { Pager } from './pager.tsx';
import styles from './toolbar.module.css';
import { UndoButtons } from './undo-buttons.tsx';
import { ViewSwitch } from './view-switch.tsx';

export const ControlBar = observer(function ControlBar({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { records } = viewModel;
  const isNarrowed = computed(() => records.criteria !== undefined && isActive(records.criteria)).get();
  return (
    <div className={styles.bar}>
      <StatusSelector viewModel={viewModel} />
      <span className={styles.finding} data-active={isNarrowed}>
        <IconButton
          data-finding
          label={t('find.open')}
          aria-expanded={isOpen}
          aria-controls="finding"
          onClick={() => setOpen(!isOpen)}
        >
          <Search size={18} aria-hidden />
        </IconButton>
      </span>
      <div id="finding" className={styles.tools} data-open={isOpen}>
        <ViewSwitch records={records} />
        <SearchField viewModel={viewModel} />
        <FilterBar viewModel={viewModel} />
      </div>
      <span className={styles.moves}>
        <UndoButtons viewModel={viewModel} />
        {!records.isBulk && <Pager viewModel={viewModel} />}
      </span>
    </div>
  );
});

const StatusSelector = observer(function StatusSelector({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { user } = useShared(Session);
  const { number } = useFormats();
  const isNarrow = useMedia('(max-width: 768px)'); // no room for numbers
  const { records } = viewModel;
  const counts = isNarrow ? undefined : viewModel.metrics.metrics;
  const status = records.criteria?.status ?? 'pending';
  const handleChange = (next: QueueStatus) => records.criteria && records.apply(withStatus(records.criteria, next));
  const seesTeam = user !== undefined && canSeeTeamAnswers(user);
  const isForTeam = teamStatuses.some((each) => each === status); // a link may lead anyone here
  const offered = seesTeam || isForTeam ? queueStatuses : ownStatuses;

  return (
    <span className={styles.status} data-status={status}>
      <StatusIcon status={status} />
      <select
        aria-label={t('annotation.status')}
        value={status}
        onChange={(event) => handleChange(event.target.value as QueueStatus)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {t(`status.${each}`)}
            {counts && each in counts && ` (${number(counts[each as keyof Metrics])})`}
          </option>
        ))}
      </select>
    </span>
  );
});
