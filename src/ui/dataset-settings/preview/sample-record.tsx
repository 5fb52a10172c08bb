import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewForm } from '../../annotation/preview/preview-form.ts';
import { MarkingContext } from '../../annotation/record/markable-text.tsx';
import { RecordFields } from '../../annotation/record/record-fields.tsx';
import type { SettingsViewModel } from '../model/settings-view-model.ts';
import { SampleBar } from '../template/sample-bar.tsx';
import type { SampleViewModel } from '../template/sample-view-model.ts';
import styles from './preview.module.css';

interface SampleRecordProps {
  readonly viewModel: SettingsViewModel;
  readonly form: PreviewForm;
  readonly sample: SampleViewModel;
  /** True if a question marks spans in the record. */
  readonly isOpenAtFirst: boolean;
}

export const SampleRecord = observer(function SampleRecord({
  viewModel,
  form,
  sample,
  isOpenAtFirst,
}: SampleRecordProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState<boolean>();
  const { sample: record } = form; // from the form, so that record and form change together
  if (!record) return null;
  return (
    <details
      className={styles.record}
      open={isOpen ?? isOpenAtFirst}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('changing.previewRecord')}</summary>
      <SampleBar sample={sample} />
      <MarkingContext value={form}>
        <RecordFields
          recordId={record.id}
          fields={viewModel.fields}
          values={record.fields}
          original={record.original}
          isOneOfMany
        />
      </MarkingContext>
    </details>
  );
});
