import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { limits } from '#domain/shared/limits.ts';
import { Dialog } from '../../components/controls/dialog.tsx';
import { Reason } from '../../components/feedback/reason.tsx';
import { nameChoice, SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { RadioList } from '../../datasets/exporting/radio-list.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { DuplicateViewModel } from './duplicate-view-model.ts';
import styles from './transfers.module.css';

interface DuplicateDialogProps {
  readonly duplication: DuplicateViewModel;
  readonly dataset: Dataset;
  readonly onMade: (id: string) => void;
}

export const DuplicateDialog = observer(function DuplicateDialog(props: DuplicateDialogProps) {
  const { duplication, dataset, onMade } = props;
  const { t } = useTranslation();
  const { number } = useFormats();
  const form = useId();
  const { name, workspaceId, workspaces, withRecords, total, problems, failure, duplicating } = duplication;
  const handleSubmit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    duplication.duplicate(dataset, onMade);
  };
  const withThem = {
    value: 'records',
    text:
      total === undefined ? t('changing.withRecords') : t('changing.withCount', { count: total, shown: number(total) }),
    note: t('changing.withRecordsNote'),
  } as const;
  return (
    <Dialog
      title={t('changing.duplicate')}
      confirm={{
        text: t('changing.duplicateConfirm'),
        isBusy: duplicating.isRunning,
        isDisabled: !duplication.canDuplicate,
        onConfirm: () => handleSubmit(),
      }}
      onClose={duplication.close}
    >
      <form id={form} className={styles.asked} noValidate onSubmit={handleSubmit}>
        <TextField
          label={t('changing.datasetName')}
          value={name}
          max={limits.maxDatasetNameChars}
          required
          problems={problems}
          onChange={duplication.rename}
        />
        {workspaces.length > 1 && (
          <SelectField
            label={t('datasets.workspace')}
            value={workspaceId}
            choices={workspaces.map((workspace) => ({ ...nameChoice(workspace.name), value: workspace.id }))}
            onChange={duplication.chooseWorkspace}
          />
        )}
        <RadioList
          legend={t('changing.copied')}
          options={[withThem, { value: 'settings', text: t('changing.settingsOnly') }]}
          chosen={withRecords ? 'records' : 'settings'}
          onChoose={(value) => duplication.copyRecords(value === 'records')}
        />
        <div className={styles.failed} role="alert">
          {failure && <Reason message={failure} />}
        </div>
      </form>
    </Dialog>
  );
});
