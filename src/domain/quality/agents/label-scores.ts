import type { Interval } from '../figure.ts';
import { type ComparedPair, countPairs } from './compared-pairs.ts';
import { type Proportion, shareOf, wilson } from './proportions.ts';

export interface Rate extends Interval {
  readonly value: number;
}

/** Suggestions of one label, compared with answers. Undefined figures are null. */
export interface LabelScore {
  readonly value: string;
  /** Pairs whose suggestion has the label, whose answer has it, and in which both have it. */
  readonly suggested: number;
  readonly answered: number;
  readonly both: number;
  readonly precision: number | null;
  readonly recall: number | null;
  readonly f1: number;
  /** Share of the answers with the label that have a suggestion with it. */
  readonly truePositives: Rate | null;
  /** Share of the answers without the label that have a suggestion without it. */
  readonly trueNegatives: Rate | null;
}

type Counts = Readonly<Record<'suggested' | 'answered' | 'both', number>>;

/** One score for each label that a suggestion or an answer has, in the order of the labels. */
export function labelScores(
  pairs: readonly ComparedPair<readonly string[]>[],
  labels: readonly string[],
): readonly LabelScore[] {
  const counts = countLabels(pairs, labels);
  return [...counts].flatMap(([value, count]) =>
    count.suggested + count.answered === 0 ? [] : [{ value, ...count, ...scoresOf(count, countPairs(pairs)) }],
  );
}

const none: Counts = { suggested: 0, answered: 0, both: 0 };

function countLabels(pairs: readonly ComparedPair<readonly string[]>[], labels: readonly string[]) {
  const counts = new Map(labels.map((label) => [label, none]));
  for (const { suggestion, answer, answers } of pairs)
    for (const label of new Set([...suggestion, ...answer])) {
      const { suggested, answered, both } = counts.get(label) ?? none;
      const countOf = (given: readonly string[]) => (given.includes(label) ? answers : 0);
      counts.set(label, {
        suggested: suggested + countOf(suggestion),
        answered: answered + countOf(answer),
        both: both + Math.min(countOf(suggestion), countOf(answer)),
      });
    }
  return counts;
}

function scoresOf({ suggested, answered, both }: Counts, all: number) {
  const neither = all - suggested - answered + both;
  return {
    precision: shareOf({ count: both, of: suggested }),
    recall: shareOf({ count: both, of: answered }),
    f1: (2 * both) / (suggested + answered),
    truePositives: rateOf({ count: both, of: answered }),
    trueNegatives: rateOf({ count: neither, of: all - answered }),
  };
}

function rateOf(proportion: Proportion): Rate | null {
  const interval = wilson(proportion);
  return interval && { value: proportion.count / proportion.of, ...interval };
}

/** The rarest label among the answers, which is the one that is usually looked for. */
export function rarestAnswer(scores: readonly LabelScore[]): string | undefined {
  const answered = scores.filter(({ answered: count }) => count > 0);
  const [rarest] = answered.sort((one, other) => one.answered - other.answered);
  return rarest?.value;
}
