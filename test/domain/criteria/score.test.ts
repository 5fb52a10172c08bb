import { describe, expect, it } from 'vitest';
import { scorePercent } from '#domain/criteria/score.ts';

describe('the score of a record', () => {
  it.each([
    [0.98765, 98.8],
    [0.5, 50],
    [0.12345, 12.3],
    [0, 0],
    [1, 100],
  ])('%d is a percentage rounded to one decimal: %d', (score, expected) => {
    expect(scorePercent(score)).toBe(expected);
  });

  it.each([-0.2, -0.0001, Number.NaN, undefined])('%s is hidden', (score) => {
    expect(scorePercent(score)).toBeUndefined();
  });
});
