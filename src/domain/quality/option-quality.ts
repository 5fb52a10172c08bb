import { alphaTerms } from './alpha-terms.ts';
import { type AnswerPattern, countRecords, pairsOfPeople } from './answer-patterns.ts';
import { distanceTable, nominal } from './distances.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figures.ts';
import { kappa } from './kappa.ts';

/** How far people agree on one option. */
export interface OptionQuality {
  readonly option: string;
  /** Answers with this option. */
  readonly answers: number;
  /** Records in which at least one answer has it. */
  readonly records: number;
  /** Records in which all answers have it. */
  readonly unanimous: number;
  readonly alpha: Figure;
  /** Mean of Cohen's κ of all pairs of people. */
  readonly kappa: Figure;
}

const hasOption = [0, 1] as const;
const distances = distanceTable(hasOption, nominal);

/** `optionsOf` are the options of each value. */
export function optionQuality(
  patterns: readonly AnswerPattern[],
  optionsOf: readonly (readonly string[])[],
  option: string,
): OptionQuality {
  const has = optionsOf.map((options) => (options.includes(option) ? 1 : 0));
  const narrowed = patterns.map((each) => ({ ...each, answers: each.answers.map((answer) => has[answer] as number) }));
  const withOption = narrowed.filter(({ answers }) => answers.includes(1));
  return {
    option,
    answers: withOption.reduce(
      (sum, { answers, records }) => sum + records * answers.filter((each) => each === 1).length,
      0,
    ),
    records: countRecords(withOption),
    unanimous: countRecords(withOption.filter(({ answers }) => !answers.includes(0))),
    alpha: figureOf(
      alphaTerms(narrowed, distances),
      narrowed.map(({ records }) => records),
    ),
    kappa: meanKappa(narrowed),
  };
}

function meanKappa(patterns: readonly AnswerPattern[]): Figure {
  const pairs = pairsOfPeople(patterns);
  if (pairs.length === 0) return { reason: 'no-pairs' };
  const found = pairs.flatMap((pair) => {
    const figure = kappa({ values: hasOption, patterns: pair.patterns }, nominal);
    return 'value' in figure ? [figure.value] : [];
  });
  if (found.length === 0) return { reason: 'no-variation' };
  return { value: found.reduce((sum, each) => sum + each, 0) / found.length };
}
