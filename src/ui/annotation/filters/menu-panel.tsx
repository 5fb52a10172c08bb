import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  readonly label: string;
  /** The user clicked or focused something outside. */
  readonly onClose: () => void;
  /** The user pressed Escape: the focus returns to the opener. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

export function MenuPanel({ label, onClose, onLeave, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Element && target.isConnected && !panel.current?.contains(target) && !isMenu(target))
        onClose();
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, [onClose]);
  useLayoutEffect(() => {
    const opener = document.querySelector<HTMLElement>('[data-menu] [aria-expanded=true]');
    if (opener) panel.current?.style.setProperty('--at', `${opener.offsetLeft}px`);
    if (!panel.current?.contains(document.activeElement))
      panel.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, []);
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus(); // the focused element was removed
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onLeave();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      data-filtering
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}

/** The openers close their own menus. */
const isMenu = (target: Element) => target.closest('[data-menu]') !== null;
