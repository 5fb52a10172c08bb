import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { RecordStatus } from '#domain/annotation/record.ts';
import { statuses, withStatus } from '#domain/criteria/criteria.ts';
import { StatusIcon } from '../../components/marks/status-tag.tsx';
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
  const { records } = viewModel;
  const status = records.criteria?.status ?? 'pending';
  const handleChange = (next: RecordStatus) => records.criteria && records.apply(withStatus(records.criteria, next));

  return (
    <span className={styles.status} data-status={status}>
      <StatusIcon status={status} />
      <select
        aria-label={t('annotation.status')}
        value={status}
        onChange={(event) => handleChange(event.target.value as RecordStatus)}
      >
        {statuses.map((each) => (
          <option key={each} value={each}>
            {t(`status.${each}`)}
          </option>
        ))}
      </select>
    </span>
  );
});
