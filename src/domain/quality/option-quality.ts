import { countRecords, isComparable, type PeoplePair, type ValuePattern } from './answer-patterns.ts';
import { distanceTable, nominal } from './distances.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figures.ts';
import { kappa } from './kappa.ts';
import type { AlphaTerms } from './terms.ts';

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

interface Agreement {
  readonly patterns: readonly ValuePattern[];
  readonly pairs: readonly PeoplePair[];
  /** Options of each value. */
  readonly optionsOf: readonly (readonly string[])[];
}

const hasOption = [0, 1] as const;
const distances = distanceTable(hasOption, nominal);

export function optionQuality({ patterns, pairs, optionsOf }: Agreement, option: string): OptionQuality {
  const has = optionsOf.map((options) => (options.includes(option) ? 1 : 0));
  const compared = patterns.filter(isComparable);
  const counted = compared.map(({ answers, records }) => ({
    answers,
    records,
    having: answers.filter((answer) => has[answer] === 1).length,
  }));
  const withOption = counted.filter(({ having }) => having > 0);
  return {
    option,
    answers: withOption.reduce((sum, { having, records }) => sum + records * having, 0),
    records: countRecords(withOption),
    unanimous: countRecords(withOption.filter(({ answers, having }) => having === answers.length)),
    alpha: figureOf(
      alphaTerms(counted.map(({ answers, having }) => [answers.length - having, having])),
      compared.map(({ records }) => records),
    ),
    kappa: meanKappa(pairs, has),
  };
}

const alphaTerms = (counts: readonly (readonly [without: number, having: number])[]): AlphaTerms => ({
  kind: 'alpha',
  disagreements: counts.map(([without, having]) => (2 * without * having) / (without + having - 1)),
  counts: counts.map(([without, having]) => [0, without, 1, having]),
  distances,
});

function meanKappa(pairs: readonly PeoplePair[], has: readonly number[]): Figure {
  if (pairs.length === 0) return { reason: 'no-pairs' };
  const found = pairs.flatMap(({ patterns }) => {
    const narrowed = patterns.map(({ answers, records }) => ({
      answers: answers.map((answer) => has[answer] as number),
      records,
    }));
    const figure = kappa({ values: hasOption, patterns: narrowed }, nominal);
    return 'value' in figure ? [figure.value] : [];
  });
  if (found.length === 0) return { reason: 'no-variation' };
  return { value: found.reduce((sum, each) => sum + each, 0) / found.length };
}
