import { describe, expect, it } from 'vitest';
import { fullName, lockReason, matchesName } from '#domain/people/person.ts';
import { aPerson } from '../../support/people/people.ts';

const renee = aPerson({
  username: 'renee',
  firstName: 'Renée',
  lastName: 'Müller',
  workspaces: [{ id: 'w1', name: 'Reviews' }],
});

describe('a person', () => {
  it.each([
    [renee, 'Renée Müller'],
    [aPerson({ firstName: 'Ann' }), 'Ann'],
  ])('has a full name of the known parts', (person, name) => {
    expect(fullName(person)).toBe(name);
  });

  it.each(['', '  ', 'ren', 'muller', 'RENÉE', 'review', 'mull rev'])('is found by “%s”', (words) => {
    expect(matchesName(renee, words)).toBe(true);
  });

  it.each(['ann', 'renee ann'])('is not found by “%s”', (words) => {
    expect(matchesName(renee, words)).toBe(false);
  });
});

describe('an account', () => {
  const [first, second] = [aPerson({ username: 'olga', role: 'owner' }), aPerson({ username: 'otto', role: 'owner' })];
  const ann = aPerson();

  it('is locked for the last owner', () => {
    expect(lockReason(first, [first, ann], 'olga')).toBe('lastOwner');
    expect(lockReason(first, [first, ann], 'otto')).toBe('lastOwner');
  });

  it('is locked for the signed-in user', () => {
    expect(lockReason(first, [first, second], 'olga')).toBe('own');
  });

  it.each([second, ann])('can be changed for other users', (person) => {
    expect(lockReason(person, [first, second, ann], 'olga')).toBeUndefined();
  });
});
