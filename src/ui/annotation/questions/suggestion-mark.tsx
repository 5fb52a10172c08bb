import { useTranslation } from 'react-i18next';
import { formatScore } from '#domain/annotation/suggestion.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import styles from './suggestion.module.css';
import { SuggestionIcon } from './suggestion-icon.tsx';

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
