import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../components/marks/logo.tsx';
import { SkipLink } from '../components/marks/skip-link.tsx';
import { tip } from '../components/tooltips/tip.ts';
import { PageLink } from '../navigation/page-link.tsx';
import { CommandButton } from './command-button.tsx';
import styles from './header.module.css';
import { UserMenu } from './menu/user-menu.tsx';
import { OutboxChip } from './outbox/outbox-chip.tsx';

export interface Crumb {
  /** Undefined until the name has loaded; the crumb is left out. */
  readonly text: string | undefined;
  readonly to?: string;
}

interface HeaderProps {
  readonly crumbs: readonly Crumb[];
  readonly children?: ReactNode;
}

export function Header({ crumbs, children }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <SkipLink />
      <PageLink to="/" className={styles.logo} aria-label={t('common.home')} {...tip(t('common.home'))}>
        <Logo />
      </PageLink>
      <nav aria-label={t('common.breadcrumbs')} className={styles.crumbs}>
        <ol>{crumbs.map(({ text, to }) => text && <BreadCrumb key={to ?? ''} text={text} to={to} />)}</ol>
      </nav>
      <div className={styles.end}>
        {children}
        <OutboxChip />
        <CommandButton />
        <UserMenu />
      </div>
    </header>
  );
}

function BreadCrumb({ text, to }: { readonly text: string; readonly to: string | undefined }) {
  return (
    <li>
      {to ? (
        <PageLink to={to} title={text} dir="auto">
          {text}
        </PageLink>
      ) : (
        <span aria-current="page" title={text} dir="auto">
          {text}
        </span>
      )}
    </li>
  );
}
