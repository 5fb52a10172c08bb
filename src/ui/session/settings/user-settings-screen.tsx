import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { InternalLayout } from '../../layouts/internal-layout.tsx';
import { LanguageChoice, ThemeChoice } from '../../layouts/menu/appearance-choices.tsx';
import { Platform } from '../../shared/platform.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { ApiKeySection } from './api-key-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';

export const UserSettingsScreen = observer(function UserSettingsScreen() {
  const { user } = useShared(Session);
  const platform = useShared(Platform);
  const { t } = useTranslation();
  if (!user) return null;

  const title = t('userSettings.title');
  return (
    <InternalLayout crumbs={[{ text: t('common.home'), to: '/' }, { text: title }]} title={title}>
      <div className={styles.sections}>
        <ProfileSection user={user} />
        <SettingsSection name="look" title={t('userSettings.look.title')} about={t('userSettings.look.about')}>
          <div className={styles.choices}>
            <ThemeChoice idPrefix="settings" />
            <LanguageChoice idPrefix="settings" />
          </div>
        </SettingsSection>
        <KeyboardSection />
        <ApiKeySection user={user} />
        {platform.can('account') && <PasswordSection user={user} />}
      </div>
    </InternalLayout>
  );
});
