import { describe, expect, it } from 'vitest';
import { isSimilarityLimit, similarTo } from '#domain/criteria/similarity.ts';

describe('a similarity search', () => {
  it('finds the 50 most similar records by default', () => {
    expect(similarTo('r', 'v')).toEqual({ recordId: 'r', vector: 'v', limit: 50, order: 'most' });
  });

  it.each([10, 50, 100, 200])('looks for %i records', (limit) => {
    expect(isSimilarityLimit(limit)).toBe(true);
    expect(similarTo('r', 'v', limit, 'least')).toEqual({ recordId: 'r', vector: 'v', limit, order: 'least' });
  });

  it.each([0, -10, 20, 1000, Number.NaN])('does not accept the limit %d', (limit) => {
    expect(isSimilarityLimit(limit)).toBe(false);
    expect(similarTo('r', 'v', limit)?.limit).toBe(50);
  });

  it('needs a record and a vector', () => {
    expect(similarTo('', 'v')).toBeUndefined();
    expect(similarTo('r', '')).toBeUndefined();
  });
});
