import { useTranslation } from 'react-i18next';
import { formatScore } from '#domain/annotation/suggestion.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import styles from './suggestion.module.css';

interface SuggestionMarkProps {
  readonly score: number | undefined;
  /** What is suggested, where the place of the mark does not tell. */
  readonly rank?: number | undefined;
  readonly agent?: string | undefined;
}

/** Told by its shape and in words; the colour only repeats it. */
export function SuggestionMark({ score, rank, agent }: SuggestionMarkProps) {
  const { t } = useTranslation();
  const title = agent ? t('annotation.suggestedBy', { agent }) : t('annotation.suggested');
  return (
    <span className={styles.suggestion} title={title}>
      <svg width="11" height="11" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
        <path d="M6 0c.5 3.6 2.4 5.5 6 6-3.6.5-5.5 2.4-6 6-.5-3.6-2.4-5.5-6-6 3.6-.5 5.5-2.4 6-6" />
      </svg>
      <VisuallyHidden>{t('annotation.suggested')}</VisuallyHidden>
      {rank !== undefined && <span>{t('questions.rank', { rank })}</span>}
      {formatScore(score)}
    </span>
  );
}
