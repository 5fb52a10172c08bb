import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './settings.module.css';

interface SettingsSectionProps {
  /** Fragment of the address that leads to the section. */
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ name, title, about, children }: SettingsSectionProps) {
  const id = useId();
  const heading = useFocusByFragment(name);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        {about && <p>{about}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** Focuses the heading of the section that the address names. */
function useFocusByFragment(name: string) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the user follows the same link
  useEffect(() => {
    if (hash === `#${name}`) heading.current?.focus();
  }, [hash, name, key]);
  return heading;
}
