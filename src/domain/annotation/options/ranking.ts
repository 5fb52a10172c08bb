import type { AnswerTo } from '../answer.ts';
import { answerTo, type Draft, withAnswer } from '../draft.ts';
import type { QuestionOf } from '../question.ts';

type Ranking = QuestionOf<'ranking'>;

/** Slots count from 1; several options may share one. */
export function rank(draft: Draft, question: Ranking, value: string, slot: number): Draft {
  return Number.isInteger(slot) && slot >= 1 && slot <= question.settings.options.length
    ? ranked(draft, question, value, slot)
    : draft;
}

export const unrank = (draft: Draft, question: Ranking, value: string): Draft =>
  ranked(draft, question, value, undefined);

/**
 * The next option without a rank, wrapping around after the last. When all others are ranked and this one is ranked
 * again, the next in order.
 */
export function nextToRank({ ranks }: AnswerTo<'ranking'>, after: string): string | undefined {
  const from = ranks.findIndex(({ value }) => value === after) + 1;
  const inTurn = [...ranks.slice(from), ...ranks.slice(0, from)];
  const unranked = inTurn.find(({ rank, value }) => rank === undefined && value !== after);
  const isRankedAgain = ranks[from - 1]?.rank !== undefined;
  return (unranked ?? (isRankedAgain ? inTurn[0] : undefined))?.value;
}

/** Unused ranks of a complete ranking, unless a tie explains them: 1, 1, 3 has none; 1, 3, 3 misses 2. */
export function missingRanks({ ranks }: AnswerTo<'ranking'>): readonly number[] {
  const usedRanks = ranks.flatMap(({ rank }) => rank ?? []);
  if (usedRanks.length < ranks.length) return [];
  const isMissing = (rank: number) =>
    !usedRanks.includes(rank) && usedRanks.filter((other) => other < rank).length < rank;
  return Array.from({ length: Math.max(0, ...usedRanks) }, (_, index) => index + 1).filter(isMissing);
}

function ranked(draft: Draft, question: Ranking, value: string, slot: number | undefined): Draft {
  const answer = answerTo(draft, question);
  const ranks = answer.ranks.map((each) => (each.value === value ? { value, rank: slot } : each));
  return withAnswer(draft, question, { ...answer, ranks });
}
