import { describe, expect, it } from 'vitest';
import { compactNumber, plainNumber, ungroupedNumber } from '#domain/shared/numbers.ts';

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

describe('a number of a record', () => {
  it.each([
    [2026, 'en', '2026'],
    [1234567, 'de', '1234567'],
    [0.1, 'de', '0,1'],
    [1e-7, 'en', '0.0000001'],
  ])('%d keeps all its digits, none of them grouped, in %s', (value, language, written) => {
    expect(ungroupedNumber(value, language)).toBe(written);
  });
});
