import { ArrowRight, Folder } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { useFormats } from '../i18n/use-formats.ts';
import styles from './home.module.css';

export function DatasetRow({ dataset }: { readonly dataset: Dataset }) {
  const { t } = useTranslation();
  const { ago, moment } = useFormats();
  const { id, name, workspaceName, updatedAt } = dataset;

  return (
    <li className={styles.row}>
      <h2>
        <Link to={`/dataset/${id}/annotation-mode`}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        <span className={styles.workspace}>
          <Folder size={15} aria-label={t('datasets.workspace')} role="img" />
          {workspaceName}
        </span>
        <time dateTime={updatedAt} title={moment(updatedAt)}>
          {t('datasets.updated', { when: ago(updatedAt) })}
        </time>
      </p>
      <ArrowRight className={styles.arrow} size={20} aria-hidden />
    </li>
  );
}
