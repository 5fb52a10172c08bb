import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router';
import type { Space } from '#domain/session/environment.ts';
import { signInPath } from '#domain/session/guard.ts';
import { isHub, type OAuthProvider } from '#domain/session/oauth-provider.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { AuthenticationLayout } from '../../layouts/authentication-layout.tsx';
import { DefaultLayout } from '../../layouts/default-layout.tsx';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { OAuthProviders } from '../oauth/oauth-providers.ts';
import { ProviderLink } from '../oauth/provider-links.tsx';
import styles from './welcome.module.css';

/** Entry page for users who come from a Hugging Face space. */
export const WelcomeScreen = observer(function WelcomeScreen() {
  const { environment } = useShared(Platform);
  const providers = useShared(OAuthProviders);
  useEffect(() => providers.load(), [providers]);
  const { search } = useLocation();
  if (!providers.isKnown)
    return (
      <DefaultLayout>
        <Spinner />
      </DefaultLayout>
    );

  const hub = providers.all.find(isHub);
  const space = environment?.space;
  if (!hub || !space) return <Navigate to={{ pathname: signInPath, search }} state={{ omitCTA: true }} replace />;
  return <Welcome hub={hub} space={space} />;
});

function Welcome({ hub, space }: { readonly hub: OAuthProvider; readonly space: Space }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const name = space.title ?? space.repoName ?? space.id ?? t('product');
  const title = t('welcome.title', { name });

  return (
    <AuthenticationLayout>
      <title>{`${title} · ${t('product')}`}</title>
      <div>
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {space.authorName && (
          <p className={styles.subtitle} dir="auto">
            {t('welcome.subtitle', { owner: space.authorName })}
          </p>
        )}
      </div>
      <Illustration />
      <p>{t('welcome.text')}</p>
      <div className={styles.ways}>
        <ProviderLink provider={hub} look="strong" />
        <Link className={styles.username} to={{ pathname: signInPath, search }} state={{ omitCTA: true }}>
          {t('welcome.withUsername')}
        </Link>
      </div>
    </AuthenticationLayout>
  );
}

function Illustration() {
  return (
    <svg className={styles.picture} viewBox="0 0 368 168" fill="none" aria-hidden>
      <rect className={styles.sheet} x="1" y="1" width="366" height="166" rx="10" />
      <path className={styles.rule} d="M1 26h366M226 26v141" />
      <g className={styles.lines}>
        <path d="M20 50h168M20 68h182M20 86h150M20 104h176M20 122h96" />
      </g>
      <path className={styles.mark} d="M20 86h78" />
      <g className={styles.chips}>
        <rect x="244" y="46" width="52" height="20" rx="10" />
        <rect data-chosen x="302" y="46" width="46" height="20" rx="10" />
        <rect x="244" y="74" width="66" height="20" rx="10" />
      </g>
      <rect className={styles.button} x="244" y="128" width="104" height="24" rx="6" />
    </svg>
  );
}
