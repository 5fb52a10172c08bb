import { describe, expect, it } from 'vitest';
import { pauseAfter } from '#domain/shared/retry-pause.ts';

describe('the pause before the next try', () => {
  it('doubles with each failure in a row, up to a minute', () => {
    expect([0, 1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([1000, 1000, 2000, 4000, 32_000, 60_000, 60_000]);
  });
});
