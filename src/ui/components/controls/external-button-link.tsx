import type { AnchorHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ExternalButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly look?: 'plain' | 'strong' | 'quiet';
}

export function ExternalButtonLink({ look = 'plain', className = '', children, ...rest }: ExternalButtonLinkProps) {
  return (
    <a {...rest} className={`${styles.button} ${className}`} data-look={look}>
      <span className={styles.content}>{children}</span>
    </a>
  );
}
