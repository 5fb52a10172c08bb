import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Spinner } from '../components/feedback/spinner.tsx';
import { AuthenticationLayout } from '../layouts/authentication-layout.tsx';
import { useShared } from '../shared/use-view-model.ts';
import { SignInForm } from './form/sign-in-form.tsx';
import { InPlaceSignIn } from './oauth/in-place-sign-in.ts';
import { OAuthProviders } from './oauth/oauth-providers.ts';
import { ProviderLinks } from './oauth/provider-links.tsx';
import styles from './sign-in.module.css';

/** Waits for the list of providers, because buttons that appear later would move the form under the pointer. */
export const SignInScreen = observer(function SignInScreen() {
  const providers = useShared(OAuthProviders);
  useEffect(() => providers.load(), [providers]);
  const inPlaceSignIn = useShared(InPlaceSignIn);
  useEffect(() => void inPlaceSignIn.end(), [inPlaceSignIn]);
  const { t } = useTranslation();

  return (
    <AuthenticationLayout>
      <title>{`${t('session.title')} · ${t('product')}`}</title>
      <div>
        <h1>{t('session.title')}</h1>
        <p className={styles.subtitle}>{t('session.subtitle')}</p>
      </div>
      {providers.isKnown ? <SignIn /> : <Spinner />}
    </AuthenticationLayout>
  );
});

function SignIn() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('session.text')}</p>
      <SignInForm />
      <ProviderLinks />
      <Help />
      <p className={styles.terms}>{t('session.terms')}</p>
    </>
  );
}

function Help() {
  const { t } = useTranslation();
  const { search, hash, state } = useLocation();
  return hash === '#help' ? (
    <p className={styles.help} role="status">
      {t('session.help')}
    </p>
  ) : (
    <Link to={{ search, hash: 'help' }} state={state} replace>
      {t('session.forgotten')}
    </Link>
  );
}
