import type { User } from '../session/user.ts';

/** Somebody who works on the datasets of a workspace. */
export type Member = Pick<User, 'id' | 'username'>;

/** By name; somebody who asks belongs to them, wherever owners are not listed. */
export function withMyself(members: readonly Member[], { id, username }: Member): readonly Member[] {
  const all = members.some((member) => member.id === id) ? members : [...members, { id, username }];
  return all.toSorted((one, other) => one.username.localeCompare(other.username));
}
