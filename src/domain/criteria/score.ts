import { limits } from '../shared/limits.ts';

/** A record's score as a percentage with one decimal; a negative one is not shown. */
export function scorePercent(score: number | undefined): number | undefined {
  if (score === undefined || Number.isNaN(score) || score < 0) return undefined;
  const step = 10 ** limits.recordScoreDigits;
  return Math.round(score * 100 * step) / step;
}
