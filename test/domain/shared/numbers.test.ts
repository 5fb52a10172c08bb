import { describe, expect, it } from 'vitest';
import { compactNumber, plainNumber } from '#domain/shared/numbers.ts';

describe('large numbers', () => {
  it.each([
    [12_345, 2, '12.35K'],
    [12_345, 0, '12K'],
    [999, 2, '999'],
    [1000, 2, '1K'],
    [1_500_000, 1, '1.5M'],
    [2_000_000_000, 1, '2B'],
    [0, 2, '0'],
  ])('are shown in compact form in en-US: %i with %i fraction digits is %s', (value, digits, shown) => {
    expect(compactNumber(value, digits)).toBe(shown);
  });
});

describe('plain numbers', () => {
  it.each([
    ['en', '1,234.5'],
    ['de', '1.234,5'],
    ['es', '1234,5'],
  ])('use the browser language: in %s 1234.5 is %s', (language, shown) => {
    expect(plainNumber(1234.5, language)).toBe(shown);
  });
});
