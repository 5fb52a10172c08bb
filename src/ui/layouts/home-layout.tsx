import type { ReactNode } from 'react';
import { type Crumb, Header } from './header.tsx';
import styles from './layouts.module.css';
import { StorageWarning } from './storage/storage-warning.tsx';

interface HomeLayoutProps {
  readonly crumbs: readonly Crumb[];
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

export function HomeLayout({ crumbs, sidebar, children }: HomeLayoutProps) {
  return (
    <>
      <Header crumbs={crumbs} />
      <StorageWarning />
      <div className={styles.home}>
        <main className={styles.content} id="main">
          {children}
        </main>
        {sidebar}
      </div>
    </>
  );
}
