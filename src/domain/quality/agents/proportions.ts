import type { Interval } from '../figure.ts';

/** Parts of a whole. */
export interface Proportion {
  readonly count: number;
  readonly of: number;
}

/** Two-sided 95 % quantile of the normal distribution. */
const z = 1.959963984540054;

export const shareOf = ({ count, of }: Proportion): number | null => (of === 0 ? null : count / of);

/** Wilson's 95 % interval of a proportion; null if there is nothing to count. */
export function wilson({ count, of }: Proportion): Interval | null {
  if (of === 0) return null;
  const share = count / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return { low: count === 0 ? 0 : middle - half, high: count === of ? 1 : middle + half };
}

export interface Difference extends Interval {
  readonly value: number;
}

/** Difference of two independent proportions, with Newcombe's 95 % hybrid score interval. */
export function differenceOf(one: Proportion, other: Proportion): Difference | null {
  const [first, second] = [wilson(one), wilson(other)];
  if (!first || !second) return null;
  const [a, b] = [one.count / one.of, other.count / other.of];
  return {
    value: a - b,
    low: a - b - Math.hypot(a - first.low, second.high - b),
    high: a - b + Math.hypot(first.high - a, b - second.low),
  };
}
