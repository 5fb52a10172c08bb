import { describe, expect, it } from 'vitest';
import { atMost, characters, isBlank, isRequired, required } from '#domain/shared/problem.ts';

describe('a required text', () => {
  it.each(['', ' ', '\n\t'])('is missing when it is blank: %j', (text) => {
    expect(required(text)).toEqual([isRequired]);
    expect(isBlank(text)).toBe(true);
  });

  it.each(['a', ' a ', '0'])('is present with any other text: %j', (text) => {
    expect(required(text)).toEqual([]);
    expect(isBlank(text)).toBe(false);
  });
});

describe('a text with a maximum', () => {
  it('may have exactly the maximum of characters', () => {
    expect(atMost('abc', 3)).toEqual([]);
  });

  it('reports the maximum when it is longer', () => {
    expect(atMost('abcd', 3)).toEqual([{ key: 'validation.max', values: { max: 3 } }]);
  });

  it.each([
    ['abc', 3],
    ['日本語', 3],
    ['👍🏽', 2],
    ['', 0],
  ])('counts code points: %s has %i', (text, count) => {
    expect(characters(text)).toBe(count);
  });
});
