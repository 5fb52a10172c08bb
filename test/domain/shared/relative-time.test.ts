import { describe, expect, it } from 'vitest';
import { relativeTime } from '#domain/shared/relative-time.ts';

const now = Date.UTC(2026, 5, 15, 12);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('a time relative to now', () => {
  it.each([
    ['now', 0, 0, 'second'],
    ['less than a second ago', -999, 0, 'second'],
    ['one second ago', -second, -1, 'second'],
    ['59 seconds ago', -59 * second, -59, 'second'],
    ['one minute ago', -minute, -1, 'minute'],
    ['nearly two minutes ago', -2 * minute + 1, -1, 'minute'],
    ['59 minutes ago', -59 * minute, -59, 'minute'],
    ['one hour ago', -hour, -1, 'hour'],
    ['23 hours ago', -23 * hour, -23, 'hour'],
    ['one day ago', -day, -1, 'day'],
    ['30 days ago', -30 * day, -30, 'day'],
    ['31 days ago', -31 * day, -1, 'month'],
    ['365 days ago', -365 * day, -11, 'month'],
    ['366 days ago', -366 * day, -1, 'year'],
    ['ten years ago', -3653 * day, -10, 'year'],
    ['in three hours', 3 * hour, 3, 'hour'],
  ])('uses the largest unit that has passed: %s', (_, offset, value, unit) => {
    expect(relativeTime(now + offset, now)).toEqual({ value, unit });
  });

  it('is accepted by Intl.RelativeTimeFormat', () => {
    const { value, unit } = relativeTime(now - 2 * day, now);

    expect(new Intl.RelativeTimeFormat('de').format(value, unit)).toBe('vor 2 Tagen');
  });
});
