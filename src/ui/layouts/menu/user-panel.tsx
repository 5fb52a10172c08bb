import { Settings, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { roleOf, type User } from '#domain/session/user.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { Platform } from '../../shared/platform.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { LanguageChoice, ThemeChoice } from './appearance-choices.tsx';
import styles from './menu.module.css';
import { SignOutButton } from './sign-out-button.tsx';

interface UserPanelProps {
  readonly user: User;
  readonly onLeave: () => void;
}

export const UserPanel = observer(function UserPanel({ user, onLeave }: UserPanelProps) {
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
      <ThemeChoice idPrefix="menu" />
      <LanguageChoice idPrefix="menu" />
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
