import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { limits } from '#domain/shared/limits.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: 'plain' | 'strong' | 'quiet';
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A busy button ignores clicks, but keeps its width and the focus, which a disabled one would lose. */
export function Button({ look = 'plain', busy = false, children, onClick, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} ${className}`}
      data-look={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.content}>{children}</span>
      {busy && (
        <span className={styles.busy}>
          <Spinner size={limits.buttonSpinnerPx} />
        </span>
      )}
    </button>
  );
}
