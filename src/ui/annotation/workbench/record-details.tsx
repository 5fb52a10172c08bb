import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import { Dialog } from '../../components/controls/dialog.tsx';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './details.module.css';

interface RecordDetailsProps {
  readonly record: DatasetRecord;
  readonly onClose: () => void;
}

export function RecordDetails({ record, onClose }: RecordDetailsProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const { id, externalId, insertedAt, updatedAt, isCompleted, metadata } = record;
  const known = Object.entries(metadata);
  return (
    <Dialog title={t('fields.details')} onClose={onClose}>
      <dl className={styles.details}>
        <Detail name={t('fields.id')} copied={id} />
        {externalId && <Detail name={t('fields.externalId')} copied={externalId} />}
        <Detail name={t('fields.inserted')}>{moment(insertedAt)}</Detail>
        <Detail name={t('fields.updated')}>{moment(updatedAt)}</Detail>
        <Detail name={t('fields.completed')}>{t(isCompleted ? 'fields.yes' : 'fields.no')}</Detail>
      </dl>
      <h3 className={styles.heading}>{t('fields.metadata')}</h3>
      {known.length === 0 ? (
        <p className={styles.none}>{t('fields.noMetadata')}</p>
      ) : (
        <dl className={styles.details}>
          {known.map(([name, value]) => (
            <Detail key={name} name={name}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </Detail>
          ))}
        </dl>
      )}
    </Dialog>
  );
}

interface DetailProps {
  readonly name: string;
  readonly copied?: string;
  readonly children?: ReactNode;
}

function Detail({ name, copied, children }: DetailProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.detail}>
      <dt dir="auto">{name}</dt>
      <dd dir="auto">
        {children}
        {copied && (
          <>
            {copied}
            <CopyButton text={copied} label={t('fields.copy', { title: name })} />
          </>
        )}
      </dd>
    </div>
  );
}
