import type { ReactNode } from 'react';
import { tip } from '../tooltips/tip.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'title'> {
  readonly label: string;
  /** The keys that do the same, as they are written; the tooltip shows them behind the label. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A disabled one takes no focus, and tells its label by the tooltip of the browser. */
export function IconButton({ label, hint, children, ...rest }: IconButtonProps) {
  const tooltip = rest.disabled ? { title: hint ? `${label} (${hint})` : label } : tip(label, hint);
  return (
    <Button {...rest} {...tooltip} className={styles.icon} aria-label={label}>
      {children}
    </Button>
  );
}
