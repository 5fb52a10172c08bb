import { lineCss } from '#domain/annotation/spans/colours.ts';
import { Kbd } from '../../components/marks/kbd.tsx';
import type { SpanLabel } from '../model/spans/marks.ts';
import styles from './spans.module.css';

interface LabelChipProps {
  readonly label: SpanLabel;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

export function LabelChip({ label, isOn, isDisabled = false, onPress }: LabelChipProps) {
  const { option, number, colour } = label;
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
      <span className={styles.name} style={{ borderColor: lineCss(colour) }}>
        {option.text}
      </span>
    </button>
  );
}
