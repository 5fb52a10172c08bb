import { initials } from '#domain/session/user.ts';
import type { limits } from '#domain/shared/limits.ts';
import styles from './marks.module.css';

interface AvatarProps {
  readonly username: string;
  readonly size?: keyof typeof limits.avatars;
}

export function Avatar({ username, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} dir="auto" aria-hidden>
      {initials(username)}
    </span>
  );
}
