import { initials } from '#domain/session/user.ts';
import styles from './marks.module.css';

interface AvatarProps {
  readonly username: string;
  /** 26, 34 or 45 pixels. */
  readonly size?: 'mini' | 'small' | 'medium';
}

/** The letters are a picture of the name, not a text that its button would have to be called by. */
export function Avatar({ username, size = 'small' }: AvatarProps) {
  return <span className={styles.avatar} data-size={size} data-initials={initials(username)} aria-hidden />;
}
