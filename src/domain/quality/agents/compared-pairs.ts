import type { QuestionType } from '../../annotation/answer.ts';
import type { ValuePatterns } from '../answer-patterns.ts';
import type { ComparedValues } from '../question-figures.ts';

/** A suggestion and an answer to the same record, and how often they come together. */
export interface ComparedPair<T> {
  readonly suggestion: T;
  readonly answer: T;
  /** Number of answers. */
  readonly answers: number;
  /** Number of records of these answers. */
  readonly records: number;
}

export type PairsOf<T extends QuestionType> = readonly ComparedPair<ComparedValues[T]>[];

export const countPairs = (pairs: readonly ComparedPair<unknown>[]): number =>
  pairs.reduce((sum, { answers }) => sum + answers, 0);

/** Suggestion and answer as two answers to a record, for the figures of two people. */
export function pairPatterns<T>(pairs: readonly ComparedPair<T>[]): ValuePatterns<T> {
  const places = new Map<string, number>();
  const values: T[] = [];
  const placeOf = (value: T) => {
    const key = JSON.stringify(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, values.length);
    return values.push(value) - 1;
  };
  const patterns = pairs.map(({ suggestion, answer, answers }) => ({
    answers: [placeOf(suggestion), placeOf(answer)],
    records: answers,
  }));
  return { values, patterns };
}
