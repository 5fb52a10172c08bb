import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

interface DayFieldProps {
  readonly label: string;
  /** A day like `2026-11-29`, or empty; so are the limits. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string) => void;
}

export function DayField({ label, value, min, max, onChange }: DayFieldProps) {
  return (
    <FieldFrame label={label} problems={[]}>
      {(attributes) => (
        <input
          {...attributes}
          type="date"
          className={styles.input}
          value={value}
          min={min || undefined}
          max={max || undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
