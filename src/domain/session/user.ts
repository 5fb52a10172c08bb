import { limits } from '../shared/limits.ts';

export type Role = 'owner' | 'admin' | 'annotator';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string | undefined;
  /** As the server says it: an unknown role counts as annotator. */
  readonly role: string;
  readonly apiKey: string | undefined;
}

export function roleOf({ role }: Pick<User, 'role'>): Role {
  return role === 'owner' || role === 'admin' ? role : 'annotator';
}

export const isPrivileged = (user: User): boolean => roleOf(user) !== 'annotator';

/** What the avatar shows: the first characters of the username. */
export const initials = (username: string): string =>
  charactersOf(username.trim()).slice(0, limits.avatarLetters).join('').toUpperCase();

/** As a person sees them, or as near as an older browser comes to it. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
