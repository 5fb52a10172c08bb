import { useTranslation } from 'react-i18next';
import { formatScore } from '#domain/annotation/suggestion.ts';
import styles from './suggestion.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export const SuggestionIcon = () => (
  <svg width="11" height="11" viewBox="0 0 12 12" fill="currentColor" aria-hidden>
    <path d="M6 0c.5 3.6 2.4 5.5 6 6-3.6.5-5.5 2.4-6 6-.5-3.6-2.4-5.5-6-6 3.6-.5 5.5-2.4 6-6" />
  </svg>
);

interface SuggestionMarkProps {
  readonly score: number | undefined;
  /** The suggested rank, if the position of the mark does not show it. */
  readonly rank?: number | undefined;
  readonly agent?: string | undefined;
  readonly showsAgent?: boolean;
}

export function SuggestionMark({ score, rank, agent, showsAgent = false }: SuggestionMarkProps) {
  const { t } = useTranslation();
  const title = agent ? t('annotation.suggestedBy', { agent }) : t('annotation.suggested');
  return (
    <span className={styles.suggestion} title={title}>
      <SuggestionIcon />
      {showsAgent ? <span dir="auto">{title}</span> : <VisuallyHidden>{t('annotation.suggested')}</VisuallyHidden>}
      {rank !== undefined && <span>{t('questions.rank', { rank })}</span>}
      {formatScore(score)}
    </span>
  );
}
