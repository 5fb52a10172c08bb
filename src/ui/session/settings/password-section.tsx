import { CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#domain/session/user.ts';
import { limits } from '#domain/shared/limits.ts';
import { Button } from '../../components/controls/button.tsx';
import { PasswordInput } from '../../components/controls/password-input.tsx';
import { useViewModel } from '../../shared/use-view-model.ts';
import { PasswordViewModel } from './password-view-model.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export const PasswordSection = observer(function PasswordSection({ user }: { readonly user: User }) {
  const viewModel = useViewModel(PasswordViewModel);
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { current, next, problem, isWrong, changing } = viewModel;
  const wrongField = isWrong ? 'current' : problem && 'next';
  useEffect(() => {
    if (wrongField) form.current?.querySelector<HTMLInputElement>(`[name=${wrongField}-password]`)?.focus();
  }, [wrongField]);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    viewModel.submit();
  };

  return (
    <SettingsSection name="password" title={t('userSettings.password.title')} about={t('userSettings.password.about')}>
      <form ref={form} className={styles.form} method="post" onSubmit={handleSubmit}>
        {/* lets password managers know the username */}
        <input hidden readOnly autoComplete="username" name="username" value={user.username} />
        <PasswordInput
          label={t('userSettings.password.current')}
          name="current-password"
          autoComplete="current-password"
          required
          aria-invalid={isWrong}
          value={current}
          onChange={(event) => viewModel.enterCurrent(event.target.value)}
        />
        {isWrong && <FieldError>{t('refusals.wrong_password')}</FieldError>}
        <PasswordInput
          label={t('userSettings.password.next')}
          name="next-password"
          autoComplete="new-password"
          required
          aria-invalid={problem !== undefined}
          note={problem ? undefined : <PasswordRule />}
          value={next}
          onChange={(event) => viewModel.enterNext(event.target.value)}
        />
        {problem && <FieldError>{t(problem.key as 'validation.password', { ...problem.values })}</FieldError>}
        <Button type="submit" className={styles.action} busy={changing.isRunning}>
          {t('userSettings.password.change')}
        </Button>
      </form>
    </SettingsSection>
  );
});

function PasswordRule() {
  const { t } = useTranslation();
  const [min, max] = [limits.minPasswordChars, limits.maxPasswordChars];
  return <span className={styles.rule}>{t('validation.password', { min, max })}</span>;
}

function FieldError({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.complaint} role="alert">
      <CircleAlert size={16} aria-hidden />
      {children}
    </p>
  );
}
