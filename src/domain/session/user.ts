import { limits } from '../shared/limits.ts';

export type Role = 'owner' | 'admin' | 'annotator';

export interface User {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string | undefined;
  /** Role from the server; unknown roles count as annotator. */
  readonly role: string;
  readonly apiKey: string | undefined;
}

export function roleOf({ role }: Pick<User, 'role'>): Role {
  return role === 'owner' || role === 'admin' ? role : 'annotator';
}

export const isPrivileged = (user: User): boolean => roleOf(user) !== 'annotator';

export const initials = (username: string): string =>
  charactersOf(username.trim()).slice(0, limits.avatarLetters).join('').toUpperCase();

/** Graphemes, or code points in older browsers. */
const charactersOf = (text: string): readonly string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
