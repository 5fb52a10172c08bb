import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './input.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Stands at the end, inside the frame. */
  readonly end?: ReactNode;
  readonly note?: ReactNode;
}

export function TextInput({ label, end, note, ...rest }: TextInputProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame}>
        <input {...rest} id={id} className={styles.input} aria-describedby={note ? `${id}-note` : undefined} />
        {end}
      </div>
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {note}
      </div>
    </div>
  );
}
