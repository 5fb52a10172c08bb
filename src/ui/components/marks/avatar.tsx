import { initials } from '#domain/session/user.ts';
import styles from './marks.module.css';

interface AvatarProps {
  readonly username: string;
  /** 26, 34 or 45 pixels. */
  readonly size?: 'mini' | 'small' | 'medium';
}

export function Avatar({ username, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} dir="auto" aria-hidden>
      {initials(username)}
    </span>
  );
}
