import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { statusOf } from '#domain/annotation/record.ts';
import { StatusTag } from '../../components/marks/status-tag.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import { RecordFields } from '../fields/record-fields.tsx';
import styles from './sheet.module.css';

/** The record in view: the largest thing on the screen. */
export const RecordSheet = observer(function RecordSheet({ viewModel }: { readonly viewModel: AnnotationViewModel }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const { record, opened, criteria } = viewModel.records;
  if (!record || !opened) return null;
  const { updatedAt } = record;

  return (
    <article className={styles.sheet} aria-label={t('annotation.record', { page: record.page })}>
      <p className={styles.meta}>
        <StatusTag status={statusOf(record)} />
        {record.externalId && <span dir="auto">{record.externalId}</span>}
        <time dateTime={updatedAt} title={moment(updatedAt)}>
          {ago(updatedAt)}
        </time>
      </p>
      <RecordFields key={record.id} fields={opened.fields} values={record.fields} search={criteria?.search} />
    </article>
  );
});
