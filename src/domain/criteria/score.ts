import { limits } from '../shared/limits.ts';

/** Percentage with one decimal; undefined for negative scores. */
export function scorePercent(score: number | undefined): number | undefined {
  if (score === undefined || Number.isNaN(score) || score < 0) return undefined;
  const step = 10 ** limits.recordScoreDigits;
  return Math.round(score * 100 * step) / step;
}
