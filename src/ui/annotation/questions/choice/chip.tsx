import { type CSSProperties, memo, useId } from 'react';
import type { SuggestedValue } from '#domain/annotation/suggestion.ts';
import { Kbd } from '../../../components/marks/kbd.tsx';
import { SuggestionMark } from '../../../components/marks/suggestion-mark.tsx';
import styles from './chips.module.css';

/** Option of a chip; its position is that in the settings. */
export interface ChipOption {
  readonly value: string;
  readonly text: string;
  readonly position: number;
  readonly description?: string | undefined;
  readonly colour?: string | undefined;
  /** Digits that choose it; absent if the text itself is the number. */
  readonly digits?: string;
}

interface ChipProps {
  readonly kind: 'radio' | 'checkbox';
  readonly choice: ChipOption;
  /** Index among the shown options, and their number. */
  readonly index: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly suggested: SuggestedValue | undefined;
  readonly agent: string | undefined;
  readonly onChoose: (position: number) => void;
}

/** Radio button or checkbox in the shape of a chip: round for one choice, square for several. */
export const Chip = memo(function Chip(props: ChipProps) {
  const { kind, choice, index, count, isChosen, suggested, agent, onChoose } = props;
  const name = useId();
  const setPosition = kind === 'radio' && { 'aria-posinset': index + 1, 'aria-setsize': count };
  const { value, text, description, digits, position, colour } = choice;
  return (
    <label className={styles.chip} data-kind={kind} title={description} dir="auto">
      {/*
       * Unique names keep arrow keys from choosing another radio button; the browser then needs its position from us.
       * onClick lets a second click clear the choice.
       */}
      <input
        type={kind}
        name={name}
        value={value}
        checked={isChosen}
        {...setPosition}
        aria-description={description}
        onClick={() => onChoose(position)}
        onChange={() => undefined}
      />
      {digits && <Kbd>{digits}</Kbd>}
      <span style={colour === undefined ? undefined : ({ '--own': colour } as CSSProperties)}>{text}</span>
      {suggested && <SuggestionMark score={suggested.score} agent={agent} />}
    </label>
  );
});
