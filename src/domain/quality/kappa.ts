import type { ValuePatterns } from './answer-patterns.ts';
import type { Distance } from './distances.ts';
import type { Figure } from './figure.ts';

/** Cohen's κ of two people; distances weigh disagreements. */
export function kappa<T>({ values, patterns }: ValuePatterns<T>, distance: Distance<T>): Figure {
  const [first, second] = [new Map<number, number>(), new Map<number, number>()];
  const between = (one: number, other: number) => distance(values[one] as T, values[other] as T);
  let total = 0;
  let observed = 0;
  for (const { answers, records } of patterns) {
    const [one, other] = answers as readonly [number, number];
    total += records;
    observed += records * between(one, other);
    first.set(one, (first.get(one) ?? 0) + records);
    second.set(other, (second.get(other) ?? 0) + records);
  }
  let expected = 0;
  for (const [one, count] of first)
    for (const [other, otherCount] of second) expected += (count * otherCount * between(one, other)) / total;
  return expected === 0 ? { reason: 'no-variation' } : { value: 1 - observed / expected };
}
