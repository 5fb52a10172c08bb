import type { ReactNode } from 'react';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'title'> {
  readonly label: string;
  /** Shown to the pointer; the keys that do the same, say. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

export function IconButton({ label, hint, children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} className={styles.icon} aria-label={label} title={hint ? `${label} (${hint})` : label}>
      {children}
    </Button>
  );
}
