import { GripVertical, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from '#domain/annotation/question.ts';
import type { SuggestedValue } from '#domain/annotation/suggestion.ts';
import dragging from '../../../components/dragging/dragging.module.css';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import { VisuallyHidden } from '../../../components/marks/visually-hidden.tsx';
import { tip } from '../../../components/tooltips/tip.ts';
import styles from './ranking.module.css';
import type { RankSlot } from './use-ranking-moves.ts';

interface RankingCardProps {
  readonly option: Option;
  readonly slot: RankSlot;
  readonly isHeld: boolean;
  /** Moving to another list creates a new element, which has to get the focus again. */
  readonly isFocused: boolean;
  readonly suggested: SuggestedValue | undefined;
  readonly agent: string | undefined;
  readonly onToggle: (value: string) => void;
  readonly onKey: (event: KeyboardEvent, value: string) => void;
  readonly onLeave: (event: FocusEvent) => void;
  readonly onUnrank: (value: string) => void;
}

/** Firefox clicks on keyup, even if keydown was prevented. */
const preventSpaceClick = (event: KeyboardEvent) => event.key === ' ' && event.preventDefault();

/** A button element would handle Enter, which has to submit. */
const asButton = (isHeld: boolean) => ({ role: 'button', 'aria-pressed': isHeld });

export function RankingCard(props: RankingCardProps) {
  const { option, slot, isHeld, isFocused, suggested, agent, onToggle, onKey, onLeave, onUnrank } = props;
  const { t } = useTranslation();
  const { value, text, description } = option;
  const slotName = slot === undefined ? t('questions.unranked') : t('questions.rank', { rank: slot });
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  return (
    <li className={styles.item}>
      <label
        className={`${dragging.card} ${styles.card}`}
        data-card={value}
        data-held={isHeld}
        title={description}
        dir="auto"
      >
        <input
          ref={input}
          type="checkbox"
          {...asButton(isHeld)}
          checked={isHeld}
          onClick={() => onToggle(value)}
          onChange={() => undefined}
          onKeyDown={(event) => onKey(event, value)}
          onKeyUp={preventSpaceClick}
          onBlur={onLeave}
        />
        <span className={styles.text}>{text}</span>
        <VisuallyHidden>{`, ${slotName}`}</VisuallyHidden>
        {suggested && <SuggestionMark score={suggested.score} rank={suggested.rank} agent={agent} />}
        <GripVertical className={`${dragging.grip} ${styles.grip}`} data-grip size={16} aria-hidden />
      </label>
      {slot !== undefined && (
        <button
          type="button"
          className={styles.unrank}
          aria-label={t('questions.unrank', { option: text })}
          {...tip(t('questions.unrank', { option: text }))}
          onClick={() => onUnrank(value)}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
