import type { ReactNode } from 'react';
import styles from './default-layout.module.css';

export function DefaultLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main className={styles.page} id="main">
      {children}
    </main>
  );
}
