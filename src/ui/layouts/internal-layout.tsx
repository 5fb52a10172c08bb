import type { ReactNode } from 'react';
import { type Crumb, Header } from './header.tsx';
import styles from './layouts.module.css';
import { PageHeading } from './page-heading.tsx';

interface InternalLayoutProps {
  readonly crumbs: readonly Crumb[];
  /** Title of the browser tab, and of the page unless `heading` is given. */
  readonly title: string;
  readonly heading?: string;
  readonly about?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function InternalLayout({ crumbs, title, heading, about, actions, children }: InternalLayoutProps) {
  return (
    <>
      <Header crumbs={crumbs} />
      <main className={styles.internal} id="main">
        <div className={styles.pageHeader}>
          <div className={styles.pageTitle}>
            <PageHeading title={title}>{heading}</PageHeading>
            {about && <div className={styles.about}>{about}</div>}
          </div>
          {actions && <div className={styles.pageActions}>{actions}</div>}
        </div>
        <div className={styles.pageContent}>{children}</div>
      </main>
    </>
  );
}
