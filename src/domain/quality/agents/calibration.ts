/** A suggestion with a score, and the number of answers to its record: all, and those equal to it. */
export interface ScoredSuggestion {
  readonly score: number;
  readonly answers: number;
  readonly equal: number;
}

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

export interface Calibration {
  readonly curve: readonly CurvePoint[];
  readonly error: number;
  readonly suggestions: number;
  readonly cuts: readonly ScoreCut[];
}

const bins = 10;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** The highest tenth includes 1. */
export function scoreBins(scored: readonly ScoredSuggestion[]): readonly ScoreBin[] {
  const binOf = ({ score }: ScoredSuggestion) => Math.min(Math.floor(score * bins), bins - 1);
  return [...new Set(scored.map(binOf))]
    .sort((one, other) => one - other)
    .map((bin) => {
      const inBin = scored.filter((each) => binOf(each) === bin);
      return {
        bin,
        answers: sumOf(inBin.map(({ answers }) => answers)),
        scores: sumOf(inBin.map(({ score, answers }) => score * answers)),
        equal: sumOf(inBin.map(({ equal }) => equal)),
      };
    });
}

/** The lowest score for each precision in per cent, rounded down. */
export function cutsOf(scored: readonly ScoredSuggestion[]): readonly ScoreCut[] {
  const descending = [...scored].sort((one, other) => other.score - one.score);
  const cuts = new Map<number, ScoreCut>();
  let [answers, equal] = [0, 0];
  descending.forEach((each, at) => {
    answers += each.answers;
    equal += each.equal;
    if (descending[at + 1]?.score === each.score) return; // the cut includes all suggestions with this score
    cuts.set(Math.floor((100 * equal) / answers), {
      score: each.score,
      precision: equal / answers,
      suggestions: at + 1,
    });
  });
  return [...cuts.values()];
}

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

export function calibrationOf({
  bins: scored,
  cuts,
}: {
  readonly bins: readonly ScoreBin[];
  readonly cuts: readonly ScoreCut[];
}): Calibration | null {
  const curve = reliabilityCurve(scored);
  const error = calibrationError(curve);
  if (error === null) return null;
  return { curve, error, suggestions: Math.max(...cuts.map(({ suggestions }) => suggestions)), cuts: usefulCuts(cuts) };
}

/** Lowest cut from which the precision is at least the wished one. */
export const cutFor = (cuts: readonly ScoreCut[], precision: number): ScoreCut | undefined =>
  usefulCuts(cuts).find((cut) => cut.precision >= precision);
