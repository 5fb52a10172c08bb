import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import styles from './dialogs.module.css';

/** Shows a new password; the server stores only its hash, so this is the only time. */
export function NewPasswordNote({ username, password }: { readonly username: string; readonly password: string }) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []); // the focused button has been removed
  return (
    <div ref={note} className={styles.newPassword} tabIndex={-1}>
      <p>{t('people.passwordHint')}</p>
      <dl>
        <dt>{t('session.username')}</dt>
        <dd>
          <bdi>{username}</bdi>
        </dd>
        <dt>{t('session.password')}</dt>
        <dd>
          <code>{password}</code>
          <CopyButton text={password} label={t('people.copyPassword')} />
        </dd>
      </dl>
    </div>
  );
}
