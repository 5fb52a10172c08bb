import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../components/marks/logo.tsx';
import { SkipLink } from '../components/marks/skip-link.tsx';
import styles from './header.module.css';
import { UserMenu } from './menu/user-menu.tsx';
import { OutboxChip } from './outbox-chip.tsx';

export interface Crumb {
  readonly text: string;
  /** Absent for the page one is on. */
  readonly to?: string;
}

export function Header({ crumbs, children }: { readonly crumbs: readonly Crumb[]; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <SkipLink />
      <Link to="/" className={styles.logo} aria-label={t('common.home')} title={t('common.home')}>
        <Logo />
      </Link>
      <nav aria-label={t('common.breadcrumbs')} className={styles.crumbs}>
        <ol>
          {crumbs.map(({ text, to }) => (
            <li key={text}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
          ))}
        </ol>
      </nav>
      <div className={styles.end}>
        {children}
        <OutboxChip />
        <UserMenu />
      </div>
    </header>
  );
}
