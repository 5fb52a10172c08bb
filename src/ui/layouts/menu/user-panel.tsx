import { Contrast, Monitor, Moon, Settings, Sun, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { languages } from '#domain/session/language.ts';
import { themes } from '#domain/session/theme.ts';
import { roleOf, type User } from '#domain/session/user.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { Texts } from '../../i18n/texts.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Theme } from '../../theme/theme.ts';
import { Choice } from './choice.tsx';
import styles from './menu.module.css';
import { SignOutButton } from './sign-out-button.tsx';

const themeIcons = { system: Monitor, light: Sun, dark: Moon, 'high-contrast': Contrast };
const languageNames = { en: 'English', de: 'Deutsch', es: 'Español' };

interface UserPanelProps {
  readonly user: User;
  /** Somebody goes to another page. */
  readonly onLeave: () => void;
}

export const UserPanel = observer(function UserPanel({ user, onLeave }: UserPanelProps) {
  const theme = useShared(Theme);
  const texts = useShared(Texts);
  const { t } = useTranslation();

  return (
    <div className={styles.panel} id="user-menu" tabIndex={-1}>
      <div className={styles.person}>
        <Avatar username={user.username} size="medium" />
        <span>
          <b dir="auto">{user.username}</b>
          <small>{t(`session.roles.${roleOf(user)}`)}</small>
        </span>
      </div>
      <Links user={user} onLeave={onLeave} />
      <Choice
        name="theme"
        legend={t('theme.legend')}
        options={themes.map((value) => ({ value, text: t(`theme.${value}`), icon: themeIcons[value] }))}
        chosen={theme.chosen}
        onChoose={theme.choose}
      />
      <Choice
        name="language"
        legend={t('language.legend')}
        options={languages.map((value) => ({ value, text: languageNames[value], lang: value }))}
        chosen={texts.language}
        onChoose={texts.choose}
      />
      <SignOutButton />
      <small className={styles.version}>{t('shell.version', { version: import.meta.env.VITE_POSTIL_VERSION })}</small>
    </div>
  );
});

const Links = observer(function Links({ user, onLeave }: UserPanelProps) {
  const platform = useShared(Platform);
  const { t } = useTranslation();
  const seesPeople = roleOf(user) === 'owner' && platform.can('people');
  return (
    <ul className={styles.links}>
      <li>
        <PageLink to="/user-settings" onClick={onLeave}>
          <Settings size={17} aria-hidden />
          {t('shell.userSettings')}
        </PageLink>
      </li>
      {seesPeople && (
        <li>
          <PageLink to="/people" onClick={onLeave}>
            <Users size={17} aria-hidden />
            {t('shell.people')}
          </PageLink>
        </li>
      )}
    </ul>
  );
});
