import type { AnswerTo, QuestionType } from '../annotation/answer.ts';
import { alphaOverPoints, alphaTerms } from './alpha-terms.ts';
import { pairsIn, type ValuePattern, type ValuePatterns } from './answer-patterns.ts';
import {
  type Distance,
  type Distances,
  distanceTable,
  jaccard,
  masi,
  nominal,
  rankDistance,
  textDistance,
} from './distances.ts';
import type { Figure, FigureName } from './figure.ts';
import { equalShare, figureOf } from './figures.ts';
import { kappa } from './kappa.ts';
import { concordance, tauB } from './rank-correlation.ts';
import { countAgreeing, isExact, overlaps, stretches } from './span-agreement.ts';
import type { Terms } from './terms.ts';
import { unitizingDisagreement } from './unitizing.ts';

/** Answers of a question without their type; spans with the length of their text. */
export interface ComparedValues {
  text: string;
  label_selection: string;
  multi_label_selection: readonly string[];
  rating: number;
  /** Ranks of the options, in a fixed order. */
  ranking: readonly number[];
  span: { readonly spans: AnswerTo<'span'>['spans']; readonly length: number };
}

export type PatternsOf<T extends QuestionType> = ValuePatterns<ComparedValues[T]>;

export interface NamedTerms {
  readonly name: FigureName;
  readonly terms: Terms;
}

export interface Method<T extends QuestionType> {
  /** The first says how many answers are equal, the second is the coefficient by which questions are judged. */
  readonly figures: (patterns: PatternsOf<T>, context: FiguresContext) => readonly NamedTerms[];
  /** The agreement of two people. */
  readonly pair: {
    readonly name: FigureName;
    readonly figure: (patterns: PatternsOf<T>, distances: Distances) => Figure;
  };
  /** Expensive distances are between all values at once. */
  readonly distance: Distance<ComparedValues[T]>;
}

interface FiguresContext {
  /** Number of options of the question. */
  readonly options: number;
  readonly distances: Distances;
}

const recordsOf = (patterns: readonly ValuePattern[]) => patterns.map(({ records }) => records);
const answersOf = ({ patterns }: ValuePatterns<unknown>) => patterns.map(({ answers }) => answers);

/** Answers of each pattern, for figures that look at all answers of a record. */
const valuesIn = <T>({ values, patterns }: ValuePatterns<T>): readonly (readonly T[])[] =>
  patterns.map(({ answers }) => answers.map((answer) => values[answer] as T));

const equal = (patterns: ValuePatterns<unknown>): NamedTerms => ({
  name: 'equal',
  terms: { kind: 'mean', values: answersOf(patterns).map(equalShare) },
});

/** Mean over the pairs of answers of a record; null for pairs without a value. */
function meanOfPairs<T>(patterns: ValuePatterns<T>, measure: (one: T, other: T) => number | null): Terms {
  const meanIn = (answers: readonly T[]) => {
    const found = pairsIn(answers).flatMap(([one, other]) => measure(one, other) ?? []);
    return found.length === 0 ? null : found.reduce((sum, each) => sum + each, 0) / found.length;
  };
  return { kind: 'mean', values: valuesIn(patterns).map(meanIn) };
}

const alpha = (name: FigureName, { patterns }: ValuePatterns<unknown>, distances: Distances): NamedTerms => ({
  name,
  terms: alphaTerms(patterns, distances),
});

const meanDistance = (patterns: ValuePatterns<unknown>, distances: Distances): Terms =>
  meanOfPairs(
    { ...patterns, values: patterns.values.map((_, at) => at) },
    (one, other) => (distances[one] as readonly number[])[other] as number,
  );

export function ordinalAlpha({ values, patterns }: PatternsOf<'rating'>): NamedTerms {
  const order = [...values].sort((one, other) => one - other);
  const places = new Map(values.map((value, at) => [at, order.indexOf(value)]));
  const answers = patterns.map((pattern) => pattern.answers.map((answer) => places.get(answer) as number));
  return { name: 'alpha-ordinal', terms: { kind: 'ordinal', answers, values: values.length } };
}

export const difference: Distance<number> = (one, other) => Math.abs(one - other);
export const squared: Distance<number> = (one, other) => (one - other) ** 2;

type SpansInText = ComparedValues['span'];

/** F1 over all spans: the same for either person as the truth. */
const f1Terms = (patterns: PatternsOf<'span'>, agrees: typeof isExact): Terms => ({
  kind: 'ratio',
  shares: valuesIn(patterns).map((answers) =>
    pairsIn(answers)
      .map(([one, other]) => countAgreeing(one.spans, other.spans, agrees))
      .reduce<readonly [number, number]>((sum, [common, all]) => [sum[0] + common, sum[1] + all], [0, 0]),
  ),
});

const unitizingTerms = (patterns: PatternsOf<'span'>): Terms => ({
  kind: 'ratio',
  shares: valuesIn(patterns).map((answers) => {
    const { observed, expected } = unitizingDisagreement(
      answers.map(({ spans }) => spans),
      (answers[0] as SpansInText).length,
    );
    return [expected - observed, expected];
  }),
});

function spanDistance(one: SpansInText, other: SpansInText): number {
  const [common, all] = countAgreeing(one.spans, other.spans, isExact);
  return all === 0 ? 0 : 1 - common / all;
}

const textsIn = (patterns: PatternsOf<'span'>) =>
  valuesIn(patterns).map((answers) =>
    stretches(
      answers.map(({ spans }) => spans),
      (answers[0] as SpansInText).length,
    ),
  );

const figureOfPatterns = (terms: Terms, { patterns }: ValuePatterns<unknown>) => figureOf(terms, recordsOf(patterns));

export const methods: { readonly [T in QuestionType]: Method<T> } = {
  label_selection: {
    figures: (patterns, { options, distances }) => [
      equal(patterns),
      alpha('alpha-nominal', patterns, distances),
      {
        name: 'ac1',
        terms: { kind: 'ac1', answers: answersOf(patterns), values: Math.max(options, patterns.values.length) },
      },
    ],
    pair: { name: 'kappa', figure: (patterns) => kappa(patterns, nominal) },
    distance: nominal,
  },
  multi_label_selection: {
    figures: (patterns, { distances }) => [
      equal(patterns),
      alpha('alpha-jaccard', patterns, distances),
      alpha('alpha-masi', patterns, distanceTable(patterns.values, masi)),
    ],
    pair: {
      name: 'alpha-jaccard',
      figure: (patterns, distances) => figureOfPatterns(alphaTerms(patterns.patterns, distances), patterns),
    },
    distance: jaccard,
  },
  rating: {
    figures: (patterns, { distances }) => [
      equal(patterns),
      ordinalAlpha(patterns),
      alpha('alpha-interval', patterns, distanceTable(patterns.values, squared)),
      { name: 'mean-difference', terms: meanDistance(patterns, distances) },
    ],
    pair: { name: 'kappa-quadratic', figure: (patterns) => kappa(patterns, squared) },
    distance: difference,
  },
  ranking: {
    figures: (patterns, { distances }) => [
      equal(patterns),
      { name: 'tau-b', terms: meanOfPairs(patterns, tauB) },
      {
        name: 'concordance',
        terms: {
          kind: 'mean',
          values: valuesIn(patterns).map((answers) => (answers.length > 1 ? concordance(answers) : null)),
        },
      },
      alpha('alpha-ranks', patterns, distances),
    ],
    pair: { name: 'tau-b', figure: (patterns) => figureOfPatterns(meanOfPairs(patterns, tauB), patterns) },
    distance: rankDistance,
  },
  text: {
    figures: (patterns, { distances }) => [
      equal(patterns),
      alpha('alpha-text', patterns, distances),
      { name: 'edit-distance', terms: meanDistance(patterns, distances) },
    ],
    pair: {
      name: 'edit-distance',
      figure: (patterns, distances) => figureOfPatterns(meanDistance(patterns, distances), patterns),
    },
    distance: textDistance,
  },
  span: {
    figures: (patterns) => [
      { name: 'f1-exact', terms: f1Terms(patterns, isExact) },
      { name: 'alpha-points', terms: alphaOverPoints(textsIn(patterns)) },
      { name: 'f1-overlap', terms: f1Terms(patterns, overlaps) },
      { name: 'alpha-units', terms: unitizingTerms(patterns) },
    ],
    pair: {
      name: 'alpha-points',
      figure: (patterns) => figureOfPatterns(alphaOverPoints(textsIn(patterns)), patterns),
    },
    distance: spanDistance,
  },
};
