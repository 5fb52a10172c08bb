import type { User } from '../session/user.ts';
import type { Workspace } from '../session/workspace.ts';
import { fold } from '../text/fold.ts';

/** An account, as owners see it. */
export interface Person extends Omit<User, 'apiKey'> {
  readonly workspaces: readonly Workspace[];
  readonly insertedAt: string;
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

export function matchesName({ username, firstName, lastName = '', workspaces }: Person, words: string): boolean {
  const names = fold([username, firstName, lastName, ...workspaces.map(({ name }) => name)].join(' '));
  return fold(words)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

export type LockReason = 'own' | 'lastOwner';

/** Owners cannot demote or delete themselves, and one owner has to stay. */
export function lockReason(person: Person, people: readonly Person[], myId: string): LockReason | undefined {
  const owners = people.filter(({ role }) => role === 'owner');
  if (owners.length === 1 && owners[0]?.id === person.id) return 'lastOwner';
  return person.id === myId ? 'own' : undefined;
}
