import type { ReactNode } from 'react';
import { type Crumb, Header } from './header.tsx';
import styles from './layouts.module.css';
import { PageHeading } from './page-heading.tsx';

interface InternalLayoutProps {
  readonly crumbs: readonly Crumb[];
  /** Names the page in the tab, and in its heading where that says nothing else. */
  readonly title: string;
  readonly heading?: string;
  /** A line below the title. */
  readonly about?: ReactNode;
  /** What can be done with the whole page, beside its title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page about something: its name, what can be done with it, and what there is to say of it. */
export function InternalLayout({ crumbs, title, heading, about, actions, children }: InternalLayoutProps) {
  return (
    <>
      <Header crumbs={crumbs} />
      <main className={styles.internal} id="main">
        <div className={styles.pageHeader}>
          <div className={styles.pageTitle}>
            <PageHeading title={title}>{heading}</PageHeading>
            {about && <p className={styles.about}>{about}</p>}
          </div>
          {actions && <div className={styles.pageActions}>{actions}</div>}
        </div>
        <div className={styles.pageContent}>{children}</div>
      </main>
    </>
  );
}
