import type { ReactNode } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

export interface SelectChoice {
  readonly value: string;
  readonly text: string;
  /** True for names that users gave, whose direction may differ from that of the interface. */
  readonly isName?: boolean;
}

export const nameChoice = (name: string): SelectChoice => ({ value: name, text: name, isName: true });

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  readonly hint?: ReactNode;
  readonly problems?: readonly Problem[];
  readonly onChange: (value: string) => void;
}

const noProblems: readonly Problem[] = [];

export function SelectField({ label, value, choices, hint, problems = noProblems, onChange }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problems={problems}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.select}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} dir={choice.isName ? 'auto' : undefined}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
