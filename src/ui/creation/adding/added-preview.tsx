import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordFields } from '../../annotation/record/record-fields.tsx';
import styles from '../preview/plan-preview.module.css';
import { RowBar } from '../preview/row-bar.tsx';
import type { AddingViewModel } from './adding-view-model.ts';

export const AddedPreview = observer(function AddedPreview({ viewModel }: { readonly viewModel: AddingViewModel }) {
  const { t } = useTranslation();
  const id = useId();
  const { record, receiving, index, rows, reading, step } = viewModel;
  return (
    <div className={styles.preview}>
      <section className={styles.record} aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>{t('preparing.recordPreview')}</h2>
          <RowBar index={index} total={rows.length} sourceTotal={reading.scan?.rows} onStep={step} />
        </header>
        {record && receiving && (
          <RecordFields
            recordId={record.id}
            fields={receiving.fields}
            values={record.fields}
            original={record.original}
            isOneOfMany
          />
        )}
      </section>
    </div>
  );
});
