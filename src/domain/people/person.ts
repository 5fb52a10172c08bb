import type { User } from '../session/user.ts';
import type { Workspace } from '../session/workspace.ts';
import { fold } from '../text/fold.ts';

/** Somebody with an account, as owners see them. */
export interface Person extends Omit<User, 'apiKey'> {
  readonly workspaces: readonly Workspace[];
  /** When the account was made. */
  readonly insertedAt: string;
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** By any name they have, or a workspace they are in; without regard to accents and capitals. */
export function matchesName({ username, firstName, lastName = '', workspaces }: Person, words: string): boolean {
  const names = fold([username, firstName, lastName, ...workspaces.map(({ name }) => name)].join(' '));
  return fold(words)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** Why somebody's role and account stay as they are. */
export type LockReason = 'own' | 'lastOwner';

/** Nobody lowers or removes themselves, and there is always an owner. */
export function lockReason(person: Person, people: readonly Person[], myId: string): LockReason | undefined {
  const owners = people.filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]?.id === person.id) return 'lastOwner';
  return person.id === myId ? 'own' : undefined;
}
