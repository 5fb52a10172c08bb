import type { ReactNode } from 'react';
import styles from '../quality.module.css';

interface ScrolledTableProps {
  readonly caption: string;
  readonly children: ReactNode;
}

/** Contains a wide table, which the keyboard can scroll too. */
export const Scrolled = ({ caption, children }: ScrolledTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
  <section className={styles.scrolled} tabIndex={0} aria-label={caption}>
    {children}
  </section>
);

export const ScrolledTable = ({ caption, children }: ScrolledTableProps) => (
  <Scrolled caption={caption}>
    <table className={styles.table}>
      <caption>{caption}</caption>
      {children}
    </table>
  </Scrolled>
);
