import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { QueueStatus } from '#domain/annotation/record.ts';
import { ownStatuses, queueStatuses, teamStatuses, withStatus } from '#domain/criteria/criteria.ts';
import { canSeeTeamAnswers } from '#domain/datasets/permissions.ts';
import { StatusIcon } from '../../components/marks/status-tag.tsx';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { FilterBar } from '../filters/bar/filter-bar.tsx';
import { SearchField } from '../filters/search/search-field.tsx';
import type { AnnotationViewModel } from '../model/annotation-view-model.ts';
import { Pager } from './pager.tsx';
import styles from './toolbar.module.css';
import { UndoButtons } from './undo-buttons.tsx';
import { ViewSwitch } from './view-switch.tsx';

export const ControlBar = observer(function ControlBar({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  return (
    <div className={styles.bar}>
      <StatusSelector viewModel={viewModel} />
      <ViewSwitch records={viewModel.records} />
      <SearchField viewModel={viewModel} />
      <FilterBar viewModel={viewModel} />
      <span className={styles.moves}>
        <UndoButtons viewModel={viewModel} />
        {!viewModel.records.isBulk && <Pager viewModel={viewModel} />}
      </span>
    </div>
  );
});

const StatusSelector = observer(function StatusSelector({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { user } = useShared(Session);
  const { records } = viewModel;
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
          </option>
        ))}
      </select>
    </span>
  );
});
