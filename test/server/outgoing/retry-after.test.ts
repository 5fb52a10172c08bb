import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from '#server/outgoing/retry-after.ts';

describe('the header Retry-After', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    ['999999', 3600],
    ['Thu, 01 Jan 1970 00:00:30 GMT', 20],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['soon', 0],
    ['', 0],
    [undefined, 0],
  ])('is read from %s', (header, seconds) => {
    expect(retryAfterSeconds(header, 10_000)).toBe(seconds);
  });
});
