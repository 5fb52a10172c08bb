import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Environment, storageSettings } from '#domain/session/environment.ts';
import { isPrivileged, type User } from '#domain/session/user.ts';
import styles from './storage-note.module.css';

interface StorageNoteProps {
  readonly user: User;
  readonly environment: Environment;
}

export function StorageNote({ user, environment }: StorageNoteProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.warning} aria-label={t('storage.title')}>
      <TriangleAlert className={styles.icon} size={20} aria-hidden />
      <div>
        <p className={styles.title}>{t('storage.title')}</p>
        <p>{t(isPrivileged(user) ? 'storage.privileged' : 'storage.annotator')}</p>
        {isPrivileged(user) && <SettingsLink environment={environment} />}
      </div>
    </aside>
  );
}

function SettingsLink({ environment }: Pick<StorageNoteProps, 'environment'>) {
  const { t } = useTranslation();
  const href = storageSettings(environment);
  return (
    href && (
      <a href={href} target="_blank" rel="noreferrer">
        {t('storage.settings')}
      </a>
    )
  );
}
