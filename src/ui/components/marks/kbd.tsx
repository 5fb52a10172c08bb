import styles from './marks.module.css';

/** A shortcut shown beside its action, hidden from screen readers. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className={styles.kbd} aria-hidden>
      {children}
    </kbd>
  );
}
