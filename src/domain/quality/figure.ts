/** Why a figure has no value. */
export type Reason =
  /** No record has two answers to compare. */
  | 'no-pairs'
  /** All answers are the same, so that agreement by chance is certain. */
  | 'no-variation';

export type Figure = { readonly value: number } | { readonly reason: Reason };

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const figureNames = [
  'equal',
  'alpha-nominal',
  'ac1',
  'alpha-jaccard',
  'alpha-masi',
  'jaccard',
  'alpha-ordinal',
  'alpha-interval',
  'mean-difference',
  'within-one',
  'tau-b',
  'concordance',
  'alpha-ranks',
  'edit-distance',
  'alpha-text',
  'f1-exact',
  'f1-overlap',
  'alpha-points',
  'alpha-units',
  'kappa',
  'kappa-quadratic',
] as const;
export type FigureName = (typeof figureNames)[number];

export interface NamedFigure {
  readonly name: FigureName;
  readonly figure: Figure;
}
