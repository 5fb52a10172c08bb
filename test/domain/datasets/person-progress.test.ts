import { describe, expect, it } from 'vitest';
import { duration, personShares } from '#domain/datasets/person-progress.ts';

describe('the progress of a person', () => {
  const person = { username: 'ana', submitted: 3, discarded: 1, draft: 2, today: 4, medianMs: undefined };

  it('has a share of all records for each status', () => {
    expect(personShares(person, 8)).toEqual([
      { status: 'submitted', percent: 37.5 },
      { status: 'discarded', percent: 12.5 },
      { status: 'draft', percent: 25 },
    ]);
  });

  it('has no shares in an empty dataset', () => {
    expect(personShares(person, 0).map(({ percent }) => percent)).toEqual([0, 0, 0]);
  });
});

describe('a duration', () => {
  it.each([
    [0, 'en', '0 sec'],
    [4_240, 'en', '4.2 sec'],
    [42_400, 'de', '42 Sek.'],
    [252_000, 'en', '4.2 min'],
    [3_600_000, 'es', '60 min'],
  ])('in milliseconds: %i in %s is %s', (milliseconds, language, shown) => {
    expect(duration(milliseconds, language).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
