import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../components/controls/copy-button.tsx';
import styles from './dialogs.module.css';

/** Told once: nobody can look it up later. */
export function ToldPassword({ username, password }: { readonly username: string; readonly password: string }) {
  const { t } = useTranslation();
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.focus(), []); // where the focus was is nothing any more
  return (
    <div ref={told} className={styles.told} tabIndex={-1}>
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
