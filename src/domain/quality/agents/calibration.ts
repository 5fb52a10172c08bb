/** Suggestions whose scores are in one tenth of the scale. */
export interface ScoreBin {
  /** From 0 to 9. */
  readonly bin: number;
  readonly answers: number;
  /** Sum of the scores, and number of answers equal to the suggestion. */
  readonly scores: number;
  readonly equal: number;
}

export interface CurvePoint {
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  readonly meanScore: number;
  readonly equal: number;
}

/** Suggestions with this score or a higher one. */
export interface ScoreCut {
  readonly score: number;
  /** Share of the answers that are equal to the suggestion. */
  readonly precision: number;
  /** Number of these suggestions. */
  readonly suggestions: number;
}

const bins = 10;

export const reliabilityCurve = (scored: readonly ScoreBin[]): readonly CurvePoint[] =>
  scored
    .filter(({ answers }) => answers > 0)
    .map(({ bin, answers, scores, equal }) => ({
      from: bin / bins,
      to: (bin + 1) / bins,
      answers,
      meanScore: scores / answers,
      equal,
    }));

/** Mean difference of score and share of equal answers, weighted by answers; null without scores. */
export function calibrationError(curve: readonly CurvePoint[]): number | null {
  const all = curve.reduce((sum, { answers }) => sum + answers, 0);
  if (all === 0) return null;
  return curve.reduce((sum, { answers, meanScore, equal }) => sum + Math.abs(answers * meanScore - equal), 0) / all;
}

/** Cuts that reach a higher precision than all lower ones, in ascending order. */
export function usefulCuts(cuts: readonly ScoreCut[]): readonly ScoreCut[] {
  let best = -1;
  return [...cuts]
    .sort((one, other) => one.score - other.score)
    .filter(({ precision }) => {
      const isBetter = precision > best;
      best = Math.max(best, precision);
      return isBetter;
    });
}

/** Lowest cut from which the precision is at least the wished one. */
export const cutFor = (cuts: readonly ScoreCut[], precision: number): ScoreCut | undefined =>
  usefulCuts(cuts).find((cut) => cut.precision >= precision);
