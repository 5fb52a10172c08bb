import type { User } from '#domain/session/user.ts';

export const aUser = (change: Partial<User> = {}): User => ({
  id: 'u1',
  username: 'ann',
  firstName: 'Ann',
  lastName: undefined,
  role: 'annotator',
  apiKey: undefined,
  ...change,
});
