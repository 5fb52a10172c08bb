import type { QuestionType } from '../../annotation/answer.ts';
import { alphaTerms } from '../alpha-terms.ts';
import { type Distance, distanceTable, jaccard, nominal, textDistance } from '../distances.ts';
import type { Figure, FigureName, NamedFigure } from '../figure.ts';
import { figureOf } from '../figures.ts';
import { kappa } from '../kappa.ts';
import { type ComparedValues, difference, ordinalAlpha, squared } from '../question-figures.ts';
import { tauB } from '../rank-correlation.ts';
import { countAgreeing, isExact, overlaps } from '../span-agreement.ts';
import type { Terms } from '../terms.ts';
import { type ComparedPair, type PairsOf, pairPatterns } from './compared-pairs.ts';

/** How far the suggestions of an agent agree with answers. */
type Figures<T extends QuestionType> = (pairs: PairsOf<T>) => readonly NamedFigure[];

const figureOfPairs = (name: FigureName, terms: Terms, pairs: readonly ComparedPair<unknown>[]): NamedFigure => ({
  name,
  figure: figureOf(
    terms,
    pairs.map(({ answers }) => answers),
  ),
});

/** Each answer counts once; pairs without a value do not count. */
const mean = <T>(
  name: FigureName,
  pairs: readonly ComparedPair<T>[],
  measure: (suggestion: T, answer: T) => number | null,
): NamedFigure =>
  figureOfPairs(
    name,
    { kind: 'mean', values: pairs.map(({ suggestion, answer }) => measure(suggestion, answer)) },
    pairs,
  );

const isSame = (one: unknown, other: unknown) => (JSON.stringify(one) === JSON.stringify(other) ? 1 : 0);

const equal = (pairs: readonly ComparedPair<unknown>[]) => mean('equal', pairs, isSame);

const kappaOf = <T>(name: FigureName, pairs: readonly ComparedPair<T>[], distance: Distance<T>): NamedFigure => ({
  name,
  figure: kappa(pairPatterns(pairs), distance),
});

function labelFigures(pairs: PairsOf<'label_selection'>): readonly NamedFigure[] {
  const { values, patterns } = pairPatterns(pairs);
  const alpha = alphaTerms(patterns, distanceTable(values, nominal));
  return [equal(pairs), figureOfPairs('alpha-nominal', alpha, pairs), kappaOf('kappa', pairs, nominal)];
}

const ratingFigures: Figures<'rating'> = (pairs) => [
  equal(pairs),
  figureOfPairs('alpha-ordinal', ordinalAlpha(pairPatterns(pairs)).terms, pairs),
  kappaOf('kappa-quadratic', pairs, squared),
  mean('within-one', pairs, (suggestion, answer) => (difference(suggestion, answer) <= 1 ? 1 : 0)),
  mean('mean-difference', pairs, difference),
];

function f1(name: FigureName, pairs: PairsOf<'span'>, agrees: typeof isExact): NamedFigure {
  const counts = pairs.map(({ suggestion, answer }) => countAgreeing(suggestion.spans, answer.spans, agrees));
  return figureOfPairs(name, { kind: 'ratio', shares: counts }, pairs);
}

const figures: { readonly [T in QuestionType]: Figures<T> } = {
  label_selection: labelFigures,
  multi_label_selection: (pairs) => [
    equal(pairs),
    mean('jaccard', pairs, (suggestion, answer) => 1 - jaccard(suggestion, answer)),
  ],
  rating: ratingFigures,
  ranking: (pairs) => [equal(pairs), mean('tau-b', pairs, tauB)],
  text: (pairs) => [equal(pairs), mean('edit-distance', pairs, textDistance)],
  span: (pairs) => [f1('f1-exact', pairs, isExact), f1('f1-overlap', pairs, overlaps)],
};

const noPairs: Figure = { reason: 'no-pairs' };

/** The first figure says how many answers are equal to the suggestion. */
export const agentFigures = <T extends QuestionType>(type: T, pairs: PairsOf<T>): readonly NamedFigure[] =>
  (figures[type] as unknown as Figures<T>)(pairs).map(({ name, figure }) => ({
    name,
    figure: pairs.length === 0 ? noPairs : figure,
  }));

/** Labels of a suggestion or answer of the questions that have scores by label. */
export const labelsIn: { readonly [T in QuestionType]?: (value: ComparedValues[T]) => readonly string[] } = {
  label_selection: (label) => [label],
  multi_label_selection: (labels) => labels,
};
