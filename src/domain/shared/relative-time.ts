export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** For `Intl.RelativeTimeFormat`; the past is negative. */
export interface RelativeTime {
  readonly value: number;
  readonly unit: TimeUnit;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Months and years have average lengths. */
const units: readonly (readonly [TimeUnit, number])[] = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

/** The largest unit that has passed at least once; times in milliseconds. */
export function relativeTime(time: number, now: number): RelativeTime {
  const passed = time - now;
  const [unit, length] = units.find(([, length]) => Math.abs(passed) >= length) ?? (['second', second] as const);

  return { value: Math.trunc(passed / length) || 0, unit };
}
