import { Contrast, Monitor, Moon, Sun } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#domain/session/language.ts';
import { themes } from '#domain/session/theme.ts';
import { roleOf } from '#domain/session/user.ts';
import { Avatar } from '../../components/marks/avatar.tsx';
import { Texts } from '../../i18n/texts.ts';
import { Session } from '../../shared/session.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { Theme } from '../../theme/theme.ts';
import { Choice } from './choice.tsx';
import styles from './menu.module.css';
import { SignOutButton } from './sign-out-button.tsx';

const themeIcons = { system: Monitor, light: Sun, dark: Moon, 'high-contrast': Contrast };
const languageNames = { en: 'English', de: 'Deutsch', es: 'Español' };

export const UserMenu = observer(function UserMenu() {
  const { user } = useShared(Session);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!user) return null;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const hasLeft = document.hasFocus() && !currentTarget.contains(relatedTarget);
    if (hasLeft) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons let through
    <div className={styles.menu} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={user.username}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        title={user.username}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar username={user.username} />
      </button>
      {isOpen && <Panel />}
    </div>
  );
});

const Panel = observer(function Panel() {
  const { user } = useShared(Session);
  const theme = useShared(Theme);
  const texts = useShared(Texts);
  const { t } = useTranslation();
  if (!user) return null;

  return (
    <div className={styles.panel} id="user-menu" tabIndex={-1}>
      <div className={styles.person}>
        <Avatar username={user.username} size="medium" />
        <span>
          <b>{user.username}</b>
          <small>{t(`session.roles.${roleOf(user)}`)}</small>
        </span>
      </div>
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
    </div>
  );
});
