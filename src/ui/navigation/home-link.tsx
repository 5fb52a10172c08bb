import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-link.module.css';
import { PageLink } from './page-link.tsx';

interface HomeLinkProps {
  readonly reloadDocument?: boolean;
  readonly children?: ReactNode;
}

export function HomeLink({ reloadDocument = false, children }: HomeLinkProps) {
  const { t } = useTranslation();
  return (
    <PageLink className={styles.home} to="/" reloadDocument={reloadDocument}>
      {children}
      {t('error.home')}
    </PageLink>
  );
}
