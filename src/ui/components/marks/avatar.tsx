import { initials } from '#domain/session/user.ts';
import styles from './marks.module.css';

interface AvatarProps {
  readonly username: string;
  readonly size?: 'mini' | 'small' | 'medium';
}

/** The initials come from CSS, so that they are not part of the accessible name of a button around them. */
export function Avatar({ username, size = 'small' }: AvatarProps) {
  return <span className={styles.avatar} data-size={size} data-initials={initials(username)} aria-hidden />;
}
