import { describe, expect, it } from 'vitest';
import { personShares } from '#domain/datasets/person-progress.ts';

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
