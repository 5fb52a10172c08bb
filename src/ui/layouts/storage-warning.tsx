import { TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { type Environment, storageSettings, warnsOfStorage } from '#domain/session/environment.ts';
import { isPrivileged } from '#domain/session/user.ts';
import { Platform } from '../shared/platform.ts';
import { Session } from '../shared/session.ts';
import { useShared } from '../shared/use-view-model.ts';
import styles from './storage-warning.module.css';

/** Says that the space forgets everything when it restarts, to whom can mend it and to whom can ask for that. */
export const StorageWarning = observer(function StorageWarning() {
  const { environment } = useShared(Platform);
  const { user } = useShared(Session);
  const { t } = useTranslation();
  if (!user || !environment || !warnsOfStorage(environment)) return null;

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
});

function SettingsLink({ environment }: { readonly environment: Environment }) {
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
