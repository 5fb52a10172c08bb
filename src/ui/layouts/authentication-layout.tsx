import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../components/marks/logo.tsx';
import styles from './authentication-layout.module.css';

/** Shows the claim beside the form on wide screens only. */
export function AuthenticationLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.layout}>
      <aside className={styles.panel} aria-label={t('product')}>
        <p className={styles.mark}>
          <Logo size={30} />
          {t('product')}
        </p>
        <p className={styles.claim}>{t('session.claim')}</p>
        <Artwork />
      </aside>
      <main className={styles.main} id="main">
        <div className={styles.form}>
          <p className={styles.small}>
            <Logo size={26} />
            {t('product')}
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}

function Artwork() {
  const lines = [412, 388, 420, 276, 404, 420, 368, 408, 190];
  return (
    <svg className={styles.artwork} viewBox="0 0 640 330" fill="none" aria-hidden>
      <g className={styles.lines}>
        <path d={lines.map((width, line) => `M150 ${26 + line * 30}h${width}`).join('')} />
      </g>
      <g className={styles.marks}>
        <path data-hue="submitted" d="M150 56h148" />
        <path data-hue="draft" d="M396 86h174" />
        <path data-hue="pending" d="M236 206h122" />
        <path data-hue="suggestion" d="M420 266h138" />
      </g>
      <g className={styles.notes}>
        <path d="M122 40q-14 0-14 14v18q0 14-14 14q14 0 14 14v4q0 14 14 14" />
        <path d="M28 76h46M40 92h34" />
        <path d="M124 206h-40q-12 0-12 12v22" />
        <path d="M28 256h64M28 272h44" />
      </g>
    </svg>
  );
}
