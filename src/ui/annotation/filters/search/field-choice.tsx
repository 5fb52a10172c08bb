import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/annotation/field.ts';
import styles from './search.module.css';

interface FieldChoiceProps {
  readonly fields: readonly Field[];
  readonly chosen: string | undefined;
  readonly onChoose: (field: string | undefined) => void;
}

export function FieldChoice({ fields, chosen, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation();
  const searchable = fields.filter(({ type }) => type !== 'image');
  if (searchable.length < 2) return null;
  return (
    <select
      className={styles.field}
      aria-label={t('find.field')}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    >
      <option value="">{t('find.everywhere')}</option>
      {searchable.map(({ name, title }) => (
        <option key={name} value={name}>
          {title || name}
        </option>
      ))}
    </select>
  );
}
