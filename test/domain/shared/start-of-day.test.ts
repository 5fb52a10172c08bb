import { describe, expect, it } from 'vitest';
import { startOfDay } from '#domain/shared/start-of-day.ts';

describe('the start of a day', () => {
  it('is midnight where the user is', () => {
    const noon = new Date(2026, 4, 17, 12, 30);

    expect(startOfDay(noon.getTime())).toBe(new Date(2026, 4, 17).toISOString());
  });
});
