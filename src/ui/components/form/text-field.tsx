import type { ReactNode } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import { CharacterCount } from './character-count.tsx';
import { FieldFrame } from './field-frame.tsx';
import styles from './form.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problems: readonly Problem[];
  /** Longer texts are reported, not cut. */
  readonly max?: number;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly onChange: (text: string) => void;
}

export function TextField({ label, value, problems, max, hint, placeholder, required, onChange }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problems={problems} after={<CharacterCount text={value} max={max} />}>
      {(attributes) => (
        <input
          {...attributes}
          className={styles.input}
          dir="auto"
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-required={required}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FieldFrame>
  );
}
