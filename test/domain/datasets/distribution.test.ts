import { describe, expect, it } from 'vitest';
import { canChangeDistribution, minSubmittedProblems } from '#domain/datasets/distribution.ts';

describe('the minimum of submitted responses', () => {
  it.each([1, 2, 1000])('is at least 1: %i is taken', (minSubmitted) => {
    expect(minSubmittedProblems(minSubmitted)).toEqual([]);
  });

  it.each([undefined, 0, -1, 1.5, Number.NaN])('is required and at least 1: %s is refused', (minSubmitted) => {
    expect(minSubmittedProblems(minSubmitted)).toEqual([{ key: 'validation.required' }]);
  });
});

describe('the distribution', () => {
  const progress = { total: 10, completed: 0, pending: 10 };

  it('can be changed while there are no responses', () => {
    expect(canChangeDistribution({ ...progress, users: [] })).toBe(true);
  });

  it('cannot be changed when the dataset has user responses', () => {
    expect(canChangeDistribution({ ...progress, users: ['ada'] })).toBe(false);
  });
});
