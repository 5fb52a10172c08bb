import { useTranslation } from 'react-i18next';
import { characters } from '#domain/shared/problem.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import styles from './form.module.css';

const shownFromShare = 0.8;

export function CharacterCount({ text, max }: { readonly text: string; readonly max: number | undefined }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (max === undefined || text.length < max * shownFromShare) return null;
  const count = characters(text);
  return (
    <p className={styles.count} data-over={count > max}>
      {t('changing.count', { count: number(count), max: number(max) })}
    </p>
  );
}
