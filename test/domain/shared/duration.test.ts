import { describe, expect, it } from 'vitest';
import { duration } from '#domain/shared/duration.ts';

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
