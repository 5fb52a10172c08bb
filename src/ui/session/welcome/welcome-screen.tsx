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
import { Illustration } from './illustration.tsx';
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
