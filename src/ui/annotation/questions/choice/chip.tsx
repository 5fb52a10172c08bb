import { type CSSProperties, memo, useId } from 'react';
import type { SuggestedValue } from '#domain/annotation/suggestion.ts';
import { Kbd } from '../../../components/marks/kbd.tsx';
import { SuggestionMark } from '../suggestion-mark.tsx';
import styles from './chips.module.css';

/** What can be chosen; its position is its place in the settings. */
export interface ChipOption {
  readonly value: string;
  readonly text: string;
  readonly position: number;
  readonly description?: string | undefined;
  /** The one it was given in the settings. */
  readonly colour?: string | undefined;
  /** What is typed to choose it; absent where that is the text itself. */
  readonly digits?: string;
}

interface ChipProps {
  readonly kind: 'radio' | 'checkbox';
  readonly choice: ChipOption;
  readonly isChosen: boolean;
  readonly suggested: SuggestedValue | undefined;
  readonly agent: string | undefined;
  readonly onChoose: (position: number) => void;
}

/** A radio or a checkbox in the shape of a chip: round for one of many, square for many. */
export const Chip = memo(function Chip({ kind, choice, isChosen, suggested, agent, onChoose }: ChipProps) {
  const name = useId();
  const { value, text, description, digits, position, colour } = choice;
  return (
    <label className={styles.chip} data-kind={kind} title={description} dir="auto">
      {/* a name of its own, because the arrow keys choose among radios of one name; a click, because it takes back */}
      <input
        type={kind}
        name={name}
        value={value}
        checked={isChosen}
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
