import type { ReactNode } from 'react';
import { type Crumb, Header } from './header.tsx';
import styles from './layouts.module.css';
import { StorageWarning } from './storage/storage-warning.tsx';

interface AnnotationLayoutProps {
  readonly crumbs: readonly Crumb[];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function AnnotationLayout({ crumbs, actions, children }: AnnotationLayoutProps) {
  return (
    <div className={styles.annotation}>
      <Header crumbs={crumbs}>{actions}</Header>
      <StorageWarning />
      <main className={styles.centre} id="main">
        {children}
      </main>
    </div>
  );
}
