import { css, lineColour } from '#domain/annotation/spans/colours.ts';
import { Kbd } from '../../components/marks/kbd.tsx';
import type { SpanLabel } from '../marking/marks.ts';
import styles from './spans.module.css';

interface LabelChipProps {
  readonly label: SpanLabel;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

/** A label as it is given to spans: its number, its line, its name. */
export function LabelChip({ label, isOn, isDisabled = false, onPress }: LabelChipProps) {
  const { option, number } = label;
  return (
    <button
      type="button"
      className={styles.chip}
      title={option.description}
      dir="auto"
      aria-pressed={isOn}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Kbd>{String(number)}</Kbd>
      <span className={styles.name} style={{ borderColor: lineOf(label) }}>
        {option.text}
      </span>
    </button>
  );
}

/** The line of a label, in the colours that are worn. */
export function lineOf({ colour }: SpanLabel): string {
  return `light-dark(${css(lineColour(colour, 'light'))}, ${css(lineColour(colour, 'dark'))})`;
}
