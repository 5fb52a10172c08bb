import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './menu-panel.module.css';

interface MenuPanelProps {
  readonly label: string;
  /** Somebody has turned to something else. */
  readonly onClose: () => void;
  /** The same by a key: the focus goes back. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Hangs below the bar for as long as somebody is busy with it. */
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
    if (document.activeElement === document.body) panel.current?.focus(); // what had the focus is gone
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
      data-finding
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {children}
    </div>
  );
}

/** What opens a menu closes it itself. */
const isMenu = (target: Element) => target.closest('[data-menu]') !== null;
