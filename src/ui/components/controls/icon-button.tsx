import type { ReactNode } from 'react';
import { tip } from '../tooltips/tip.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'title'> {
  readonly label: string;
  /** Label of the shortcut; the tooltip shows it behind the label of the button. */
  readonly hint?: string | undefined;
  /** Shows the label beside the icon on wide screens. */
  readonly showsLabel?: boolean;
  readonly children: ReactNode;
}

/** A disabled button cannot take the focus, so it uses the tooltip of the browser. */
export function IconButton({ label, hint, showsLabel = false, className = '', children, ...rest }: IconButtonProps) {
  const tooltip = rest.disabled ? { title: hint ? `${label} (${hint})` : label } : tip(label, hint);
  return (
    <Button {...rest} {...tooltip} className={`${styles.icon} ${className}`} aria-label={label}>
      {children}
      {showsLabel && (
        <span className={styles.word} data-word>
          {label}
        </span>
      )}
    </Button>
  );
}
