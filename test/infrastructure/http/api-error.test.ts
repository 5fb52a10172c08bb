import { describe, expect, it } from 'vitest';
import { retryAfter } from '#infrastructure/http/api-error.ts';

const now = Date.parse('2026-01-01T00:00:00Z');

describe('the wait that a server asks for', () => {
  it.each([
    ['5', 5000],
    ['Thu, 01 Jan 2026 00:00:30 GMT', 30_000],
    ['99999999', 3_600_000],
  ])('%s is %i milliseconds', (header, milliseconds) => {
    expect(retryAfter(header, now)).toBe(milliseconds);
  });

  it.each([null, '', '0', 'soon', 'Wed, 31 Dec 2025 23:59:59 GMT'])('is none where the header is %j', (header) => {
    expect(retryAfter(header, now)).toBeUndefined();
  });
});
