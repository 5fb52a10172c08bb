import type { SuggestedValue } from '#domain/annotation/suggestion.ts';
import { Kbd } from '../../components/marks/kbd.tsx';
import styles from './chips.module.css';
import { SuggestionMark } from './suggestion-mark.tsx';

interface ChipProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  readonly text: string;
  readonly hint?: string | undefined;
  /** What is typed to choose it; absent where that is the text itself. */
  readonly digits?: string;
  readonly isChosen: boolean;
  readonly suggested?: SuggestedValue | undefined;
  readonly agent?: string | undefined;
  readonly onChoose: () => void;
}

/** A radio or a checkbox in the shape of a chip: round for one of many, square for many. */
export function Chip({ kind, name, text, hint, digits, isChosen, suggested, agent, onChoose }: ChipProps) {
  return (
    <label className={styles.chip} data-kind={kind} title={hint} dir="auto">
      {/* a click on a chosen radio takes it back, which a change event would not tell */}
      <input type={kind} name={name} checked={isChosen} onClick={onChoose} onChange={() => undefined} />
      {digits && <Kbd>{digits}</Kbd>}
      <span>{text}</span>
      {suggested && <SuggestionMark score={suggested.score} agent={agent} />}
    </label>
  );
}
