/** Parts of a figure, one for each pattern of answers. Numbers of records weigh them. */
export type Terms = MeanTerms | AlphaTerms | OrdinalTerms | Ac1Terms | RatioTerms;

export interface MeanTerms {
  readonly kind: 'mean';
  /** Null for patterns without a value. */
  readonly values: readonly (number | null)[];
}

export interface AlphaTerms {
  readonly kind: 'alpha';
  /** Distances of the pairs of answers in a record, as Krippendorff weighs them. */
  readonly disagreements: readonly number[];
  /** Value and count by turns; empty for records with one answer. */
  readonly counts: readonly (readonly number[])[];
  readonly distances: readonly (readonly number[])[];
}

/** Distances that depend on all answers. */
export interface OrdinalTerms {
  readonly kind: 'ordinal';
  /** Values are numbered from 0 in ascending order. */
  readonly answers: readonly (readonly number[])[];
  readonly values: number;
}

export interface Ac1Terms {
  readonly kind: 'ac1';
  readonly answers: readonly (readonly number[])[];
  /** Options of the question. */
  readonly values: number;
}

/** The figure is the sum of the parts, divided by that of the wholes. */
export interface RatioTerms {
  readonly kind: 'ratio';
  readonly shares: readonly (readonly [part: number, whole: number])[];
}
