import type { User } from '../session/user.ts';

export type Member = Pick<User, 'id' | 'username'>;

export const byName = (members: readonly Member[]): readonly Member[] =>
  members.toSorted((one, other) => one.username.localeCompare(other.username));
