import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        {about && <p>{about}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
