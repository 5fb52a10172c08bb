import type { QuestionType } from '../annotation/answer.ts';
import { limits } from '../shared/limits.ts';
import {
  type AnswerPattern,
  type AnswerPatterns,
  countRecords,
  isComparable,
  type PeoplePair,
  pairsIn,
  pairsOfPeople,
  type ValuePattern,
  withoutPeople,
} from './answer-patterns.ts';
import { type Distances, distanceTable } from './distances.ts';
import type { Figure, FigureName } from './figure.ts';
import { equalShare, figureOf } from './figures.ts';
import { type OptionQuality, optionQuality } from './option-quality.ts';
import { type ComparedValues, type Method, methods, type NamedTerms } from './question-figures.ts';

export interface PairQuality {
  readonly people: readonly [number, number];
  /** Records that both answered. */
  readonly records: number;
  /** Records in which their answers are not equal. */
  readonly different: number;
  readonly figure: Figure;
}

/** Records in which people gave both answers; for equal answers, records in which all gave it. */
export interface AnswerCell {
  readonly answers: readonly [string, string];
  readonly records: number;
}

export interface DisputedRecord {
  readonly example: number;
  /** Mean distance of its answers. */
  readonly distance: number;
  readonly answers: readonly { readonly person: number; readonly values: readonly string[] }[];
}

export interface QuestionQuality {
  /** Records with at least two answers. */
  readonly records: number;
  /** Answers to these records. */
  readonly answers: number;
  readonly people: readonly number[];
  /** Number of records of each pattern, for the terms of the figures. */
  readonly recordsOfPatterns: readonly number[];
  readonly figures: readonly (NamedTerms & { readonly figure: Figure })[];
  readonly pairFigure: FigureName;
  readonly pairs: readonly PairQuality[];
  readonly options: readonly OptionQuality[];
  readonly cells: readonly AnswerCell[];
  /** The answers that differ most often, and the people who gave them. */
  readonly mostDifferent:
    | { readonly answers: readonly [string, string]; readonly people: readonly [number, number] }
    | undefined;
  /** Most disputed first. */
  readonly disputed: readonly DisputedRecord[];
}

export type PatternsWithPeople<T extends QuestionType> = AnswerPatterns<ComparedValues[T]>;

export interface ComparedQuestion<T extends QuestionType> {
  readonly type: T;
  /** Options of the question; ratings as digits. */
  readonly options: readonly string[];
}

/** Options of a value; none for answers that consist of more than options. */
const optionsIn: { readonly [T in QuestionType]: (value: ComparedValues[T]) => readonly string[] } = {
  text: () => [],
  label_selection: (label) => [label],
  multi_label_selection: (labels) => labels,
  rating: (rating) => [String(rating)],
  ranking: () => [],
  span: () => [],
};

/** Parts of an answer to be read: options, a text, or marked passages. */
const partsOf: {
  readonly [T in QuestionType]: (value: ComparedValues[T], options: readonly string[]) => readonly string[];
} = {
  text: (text) => [text.slice(0, limits.maxCellChars)],
  label_selection: (label) => [label],
  multi_label_selection: (labels) => labels,
  rating: (rating) => [String(rating)],
  ranking: (ranks, options) =>
    options
      .map((option, at) => ({ option, rank: ranks[at] as number }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ option }) => option),
  span: ({ spans }) => spans.map(({ label, start, end }) => `${label} ${start}–${end}`),
};

const noPairs: Figure = { reason: 'no-pairs' };

/** Between all values only where figures need it: spans are compared within records. */
export const distancesFor = <T extends QuestionType>(type: T, values: readonly ComparedValues[T][]): Distances =>
  type === 'span' ? [] : distanceTable(values, methods[type].distance as Method<T>['distance']);

export function questionQuality<T extends QuestionType>(
  { type, options }: ComparedQuestion<T>,
  { values, patterns: all }: PatternsWithPeople<T>,
): QuestionQuality {
  const method = methods[type] as unknown as Method<T>;
  const patterns = withoutPeople(all);
  const compared = patterns.filter(isComparable);
  const records = patterns.map((each) => each.records);
  const distances = distancesFor(type, values);
  const pairs = pairsOfPeople(all);
  const optionsOf = values.map((value) => optionsIn[type](value as never));
  const cells = type === 'label_selection' || type === 'rating' ? answerCells(compared, values) : [];
  return {
    records: countRecords(compared),
    answers: compared.reduce((sum, pattern) => sum + pattern.records * pattern.answers.length, 0),
    people: [...new Set(all.filter(isComparable).flatMap(({ people }) => people))].sort((one, other) => one - other),
    recordsOfPatterns: records,
    figures: method.figures({ values, patterns }, { options: options.length, distances }).map((named) => ({
      ...named,
      figure: compared.length === 0 ? noPairs : figureOf(named.terms, records),
    })),
    pairFigure: method.pair.name,
    pairs: pairs.map((pair) => pairQuality(pair, method, values, distances)),
    options: optionsOf.some((each) => each.length > 0)
      ? options.map((option) => optionQuality({ patterns, pairs, optionsOf }, option))
      : [],
    cells,
    mostDifferent: mostDifferent(cells, pairs, values),
    disputed: disputedRecords(compared, values, (one, other) => method.distance(one, other)).map((each) => ({
      ...each,
      answers: answersIn(all, each.example).map(({ person, answer }) => ({
        person,
        values: partsOf[type](values[answer] as never, options),
      })),
    })),
  };
}

function pairQuality<T extends QuestionType>(
  { people, patterns }: PeoplePair,
  { pair }: Method<T>,
  values: readonly ComparedValues[T][],
  distances: Distances,
): PairQuality {
  const different = patterns.filter(({ answers }) => equalShare(answers) === 0);
  const figure = pair.figure({ values, patterns }, distances);
  return { people, records: countRecords(patterns), different: countRecords(different), figure };
}

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`;

const keysOf = (distinct: readonly number[]) =>
  distinct.length === 1
    ? distinct.map((only) => keyOf(only, only))
    : pairsIn(distinct).map(([one, other]) => keyOf(one, other));

function answerCells(patterns: readonly ValuePattern[], values: readonly unknown[]): readonly AnswerCell[] {
  const counts = new Map<string, number>();
  for (const { answers, records } of patterns)
    for (const key of keysOf([...new Set(answers)])) counts.set(key, (counts.get(key) ?? 0) + records);
  const places = values.map((_, at) => at);
  return [...places.map((at) => [at, at] as const), ...pairsIn(places)].flatMap(([one, other]) => {
    const records = counts.get(keyOf(one, other)) ?? 0;
    return records === 0 ? [] : [{ answers: [String(values[one]), String(values[other])] as const, records }];
  });
}

function mostDifferent(
  cells: readonly AnswerCell[],
  pairs: readonly PeoplePair[],
  values: readonly unknown[],
): QuestionQuality['mostDifferent'] {
  const [most] = cells.filter(({ answers: [one, other] }) => one !== other).sort((a, b) => b.records - a.records);
  if (!most) return undefined;
  const isOfCell = ({ answers }: ValuePattern) =>
    keyOf(...(answers as [number, number])) === keyOf(...placesOf(most.answers, values));
  const counted = pairs.map(({ people, patterns }) => ({ people, records: countRecords(patterns.filter(isOfCell)) }));
  const [pair] = counted.sort((a, b) => b.records - a.records);
  return pair && { answers: most.answers, people: pair.people };
}

const placesOf = ([one, other]: readonly [string, string], values: readonly unknown[]): [number, number] => {
  const texts = values.map(String);
  return [texts.indexOf(one), texts.indexOf(other)];
};

function answersIn(patterns: readonly AnswerPattern[], example: number) {
  const found = patterns.filter((pattern) => pattern.example === example);
  return found.flatMap(({ people, answers }) =>
    people.map((person, at) => ({ person, answer: answers[at] as number })),
  );
}

function disputedRecords<T>(
  patterns: readonly Omit<AnswerPattern, 'people'>[],
  values: readonly T[],
  distance: (one: T, other: T) => number,
): readonly Omit<DisputedRecord, 'answers'>[] {
  const meanDistance = ({ answers }: ValuePattern) => {
    const pairs = pairsIn(answers);
    return pairs.reduce((sum, [one, other]) => sum + distance(values[one] as T, values[other] as T), 0) / pairs.length;
  };
  return patterns
    .map((pattern) => ({ example: pattern.example, distance: meanDistance(pattern) }))
    .filter((each) => each.distance > 0)
    .sort((one, other) => other.distance - one.distance || one.example - other.example)
    .slice(0, limits.maxDisputedRecords);
}
