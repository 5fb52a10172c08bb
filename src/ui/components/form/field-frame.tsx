import { type ReactNode, useId } from 'react';
import type { Problem } from '#domain/shared/problem.ts';
import styles from './form.module.css';
import { ProblemNote } from './problem-note.tsx';

interface FieldFrameProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly problems: readonly Problem[];
  readonly after?: ReactNode;
  /** Renders the control with the attributes that connect it to label, hint and problems. */
  readonly children: (ties: ControlAttributes) => ReactNode;
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

export function FieldFrame({ label, hint, problems, after, children }: FieldFrameProps) {
  const id = useId();
  const attributes = {
    id,
    'aria-invalid': problems.length > 0,
    'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-problems`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children(attributes)}
      {after}
      <ProblemNote id={`${id}-problems`} problems={problems} />
    </div>
  );
}
