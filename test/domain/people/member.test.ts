import { expect, it } from 'vitest';
import { byName } from '#domain/people/member.ts';

it('members are listed by name', () => {
  const members = ['cy', 'ana', 'Bo'].map((username) => ({ id: `id of ${username}`, username }));

  expect(byName(members).map(({ username }) => username)).toEqual(['ana', 'Bo', 'cy']);
});
