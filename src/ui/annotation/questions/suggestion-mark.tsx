import { useTranslation } from 'react-i18next';
import { formatScore } from '#domain/annotation/suggestion.ts';
import { VisuallyHidden } from '../../components/marks/visually-hidden.tsx';
import styles from './suggestion.module.css';
import { SuggestionIcon } from './suggestion-icon.tsx';

interface SuggestionMarkProps {
  readonly score: number | undefined;
  /** What is suggested, where the place of the mark does not tell. */
  readonly rank?: number | undefined;
  readonly agent?: string | undefined;
  /** Says who suggested it to everybody, not only to the pointer. */
  readonly showsAgent?: boolean;
}

/** Told by its shape and in words; the colour only repeats it. */
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
