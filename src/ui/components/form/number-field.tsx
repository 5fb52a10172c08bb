import type { ReactNode } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

interface NumberFieldProps {
  readonly label: string;
  /** Undefined while the input is empty. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max?: number;
  readonly problems: readonly Problem[];
  readonly hint?: ReactNode;
  readonly isFixed?: boolean;
  readonly onChange: (value: number | undefined) => void;
}

export function NumberField({ label, value, min, max, problems, hint, isFixed = false, onChange }: NumberFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problems={problems}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.number}
          type="number"
          inputMode="numeric"
          step={1}
          min={min}
          max={max}
          value={value ?? ''}
          disabled={isFixed}
          aria-required
          onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
        />
      )}
    </FieldFrame>
  );
}
