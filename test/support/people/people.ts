import type { Person } from '#domain/people/person.ts';

export const aPerson = (change: Partial<Person> = {}): Person => ({
  id: change.username ?? 'ann',
  username: 'ann',
  firstName: 'Ann',
  lastName: undefined,
  role: 'annotator',
  workspaces: [],
  insertedAt: '2026-11-21T12:00:00.000000',
  ...change,
});
