import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/marks/kbd.tsx';
import styles from './questions.module.css';
import { Spark } from './spark.tsx';

interface AcceptButtonProps {
  readonly title: string;
  readonly onAccept: () => void;
}

/** Takes what is suggested for one question; it is there only while something else is answered. */
export function AcceptButton({ title, onAccept }: AcceptButtonProps) {
  const { t } = useTranslation();
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[data-question]')?.focus();
    onAccept();
  };
  return (
    <button
      type="button"
      className={styles.accept}
      aria-label={t('questions.acceptFor', { title })}
      aria-keyshortcuts={acceptKey}
      title={t('questions.acceptFor', { title })}
      onClick={handleClick}
    >
      <Spark />
      {t('questions.accept')}
      <Kbd>{acceptKey}</Kbd>
    </button>
  );
}

export const acceptKey = '+';
