import type { QuestionType } from '../annotation/answer.ts';
import { countRecords, isComparable, withoutPeople } from './answer-patterns.ts';
import type { NamedFigure } from './figure.ts';
import { equalShare, figureOf } from './figures.ts';
import { type Method, methods } from './question-figures.ts';
import { type ComparedQuestion, distancesFor, type PatternsWithPeople } from './question-quality.ts';

export interface GroupFigures {
  /** Records with at least two answers that are compared, and those among them whose answers are not all equal. */
  readonly compared: number;
  readonly different: number;
  readonly figures: readonly NamedFigure[];
}

/** How many answers are equal, and the coefficient by which questions are judged. */
const mainFigures = 2;

export function groupFigures<T extends QuestionType>(
  { type, options }: ComparedQuestion<T>,
  { values, patterns: all }: PatternsWithPeople<T>,
): GroupFigures {
  const patterns = withoutPeople(all);
  const method = methods[type] as unknown as Method<T>;
  const context = { options: options.length, distances: distancesFor(type, values) };
  const compared = patterns.filter(isComparable);
  const counts = patterns.map(({ records }) => records);
  return {
    compared: countRecords(compared),
    different: countRecords(compared.filter(({ answers }) => equalShare(answers) !== 1)),
    figures: method
      .figures({ values, patterns }, context)
      .slice(0, mainFigures)
      .map(({ name, terms }) => ({ name, figure: figureOf(terms, counts) })),
  };
}
