import { useTranslation } from 'react-i18next';
import { limits } from '#domain/shared/limits.ts';
import styles from './summary.module.css';

interface NameListProps {
  readonly title: string;
  /** The first names suffice. */
  readonly names: readonly string[];
  readonly count?: number;
}

export function NameList({ title, names, count = names.length }: NameListProps) {
  const { t } = useTranslation();
  const shown = names.slice(0, limits.maxListedNames);
  return (
    <details className={styles.listed}>
      <summary>{title}</summary>
      <ul>
        {shown.map((name) => (
          <li key={name}>
            <code dir="auto">{name}</code>
          </li>
        ))}
        {count > shown.length && <li>{t('adding.more', { count: count - shown.length })}</li>}
      </ul>
    </details>
  );
}
