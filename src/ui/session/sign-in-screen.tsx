import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Button } from '../components/controls/button.tsx';
import { PasswordInput } from '../components/controls/password-input.tsx';
import { TextInput } from '../components/controls/text-input.tsx';
import { AuthenticationLayout } from '../layouts/authentication-layout.tsx';
import { useViewModel } from '../shared/use-view-model.ts';
import styles from './sign-in.module.css';
import { SignInViewModel } from './sign-in-view-model.ts';

export function SignInScreen() {
  const { t } = useTranslation();
  return (
    <AuthenticationLayout>
      <title>{`${t('session.title')} · ${t('product')}`}</title>
      <div>
        <h1>{t('session.title')}</h1>
        <p className={styles.subtitle}>{t('session.subtitle')}</p>
      </div>
      <p>{t('session.text')}</p>
      <SignInForm />
      <Help />
      <p className={styles.terms}>{t('session.terms')}</p>
    </AuthenticationLayout>
  );
}

export const SignInForm = observer(function SignInForm() {
  const viewModel = useViewModel(SignInViewModel);
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { isRefused } = viewModel;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [isRefused]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    viewModel.submit();
  };

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={handleSubmit}>
      <TextInput
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        spellCheck={false}
        required
        value={viewModel.username}
        onChange={(event) => viewModel.enterUsername(event.target.value)}
      />
      <PasswordInput
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        required
        aria-invalid={isRefused}
        value={viewModel.password}
        onChange={(event) => viewModel.enterPassword(event.target.value)}
      />
      <Button type="submit" look="strong" className={styles.submit} busy={viewModel.signingIn.isRunning}>
        {t('session.signIn')}
      </Button>
      <p role="alert" className={styles.error}>
        {isRefused && (
          <>
            <CircleAlert size={18} aria-hidden />
            {t('session.refused')}
          </>
        )}
      </p>
    </form>
  );
});

function Help() {
  const { t } = useTranslation();
  const { search, hash } = useLocation();
  return hash === '#help' ? (
    <p className={styles.help} role="status">
      {t('session.help')}
    </p>
  ) : (
    <Link to={{ search, hash: 'help' }} replace>
      {t('session.forgotten')}
    </Link>
  );
}
