export type TimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** What `Intl.RelativeTimeFormat` wants to be given; the past is negative. */
export interface RelativeTime {
  readonly value: number;
  readonly unit: TimeUnit;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Months and years of average length. */
const units: readonly (readonly [TimeUnit, number])[] = [
  ['year', 365.25 * day],
  ['month', 30.44 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

/** The largest unit of which at least one has passed; both times in milliseconds. */
export function relativeTime(time: number, now: number): RelativeTime {
  const passed = time - now;
  const [unit, length] = units.find(([, length]) => Math.abs(passed) >= length) ?? (['second', second] as const);

  return { value: Math.trunc(passed / length) || 0, unit };
}
