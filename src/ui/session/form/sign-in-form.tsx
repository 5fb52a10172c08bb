import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/button.tsx';
import { PasswordInput } from '../../components/controls/password-input.tsx';
import { TextInput } from '../../components/controls/text-input.tsx';
import { Texts } from '../../i18n/texts.ts';
import { useShared, useViewModel } from '../../shared/use-view-model.ts';
import styles from './sign-in-form.module.css';
import { SignInViewModel } from './sign-in-view-model.ts';

interface SignInFormProps {
  readonly username?: string;
}

/** The inputs are uncontrolled, because password managers fill them in without events. */
export const SignInForm = observer(function SignInForm({ username }: SignInFormProps) {
  const viewModel = useViewModel(SignInViewModel);
  const texts = useShared(Texts);
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const { isRefused, problem } = viewModel;

  useEffect(() => {
    const password = form.current?.elements.namedItem('password');
    if (!isRefused || !(password instanceof HTMLInputElement)) return;
    password.value = '';
    password.focus();
  }, [isRefused]);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = new FormData(event.currentTarget);
    viewModel.submit(String(filled.get('username')), String(filled.get('password')));
  };

  return (
    <form ref={form} className={styles.form} method="post" onSubmit={handleSubmit} onInput={viewModel.prepare}>
      <TextInput
        label={t('session.username')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        autoFocus={username === undefined}
        spellCheck={false}
        required
        dir="auto"
        defaultValue={username}
      />
      <PasswordInput
        label={t('session.password')}
        name="password"
        autoComplete="current-password"
        autoFocus={username !== undefined}
        required
        aria-invalid={isRefused}
        aria-errormessage={errorId}
      />
      <Button type="submit" look="strong" className={styles.submit} busy={viewModel.signingIn.isRunning}>
        {t('session.signIn')}
      </Button>
      <p role="alert" id={errorId} className={styles.error}>
        {problem && (
          <>
            <CircleAlert size={18} aria-hidden />
            <span>{texts.say(problem)}</span>
          </>
        )}
      </p>
    </form>
  );
});
