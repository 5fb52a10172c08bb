import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ExternalButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly look?: 'plain' | 'strong' | 'quiet';
}

/** A link out of the application, styled as a button. */
export function ExternalButtonLink({ look = 'plain', className = '', children, ...rest }: ExternalButtonLinkProps) {
  return (
    <a {...rest} className={`${styles.button} ${className}`} data-look={look}>
      <span className={styles.content}>{children}</span>
    </a>
  );
}
