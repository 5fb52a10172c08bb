import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Avatar } from '../../components/marks/avatar.tsx';
import { menuMoves, moveFocus } from '../../components/roving-focus.ts';
import { tip } from '../../components/tooltips/tip.ts';
import { Session } from '../../shared/session.ts';
import { usePrefetch } from '../../shared/use-prefetch.ts';
import { useShared } from '../../shared/use-view-model.ts';
import styles from './menu.module.css';
import { loadSignOutDialog } from './sign-out-button.tsx';
import { UserPanel } from './user-panel.tsx';

/** Links, buttons, and the chosen one of each group of radio buttons, whose options take the left and right arrow. */
const stops = 'a[href], button, input:checked';

const moveInMenu = (key: string, panel: Element | null) =>
  panel !== null && moveFocus([...panel.querySelectorAll(stops)], key, menuMoves) !== undefined;

const codeForOffline = [loadSignOutDialog];

export const UserMenu = observer(function UserMenu() {
  const { user } = useShared(Session);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  usePrefetch(user !== undefined, codeForOffline);
  if (!user) return null;

  const close = () => setOpen(false);
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const hasLeft = document.hasFocus() && !currentTarget.contains(relatedTarget);
    if (hasLeft) close();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') flushSync(() => setOpen(true));
    if (moveInMenu(event.key, event.currentTarget.querySelector('#user-menu'))) event.preventDefault();
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    opener.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles keys that its buttons let bubble
    <div className={styles.menu} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={user.username}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        {...tip(user.username)}
        dir="auto"
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar username={user.username} />
      </button>
      {isOpen && <UserPanel user={user} onLeave={close} />}
    </div>
  );
});
