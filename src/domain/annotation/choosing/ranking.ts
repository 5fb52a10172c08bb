import type { AnswerTo } from '../answer.ts';
import { answerTo, type Draft, withAnswer } from '../draft.ts';
import type { QuestionOf } from '../question.ts';

type Ranking = QuestionOf<'ranking'>;

/** Puts an option into a slot, counted from 1; several may share one. */
export function rank(draft: Draft, question: Ranking, value: string, slot: number): Draft {
  return Number.isInteger(slot) && slot >= 1 && slot <= question.settings.options.length
    ? ranked(draft, question, value, slot)
    : draft;
}

/** Takes the rank of an option away. */
export const unrank = (draft: Draft, question: Ranking, value: string): Draft =>
  ranked(draft, question, value, undefined);

/** The options of each slot, the first slot first. */
export const slots = ({ ranks }: AnswerTo<'ranking'>): readonly (readonly string[])[] =>
  ranks.map((_, index) => ranks.filter((each) => each.rank === index + 1).map(({ value }) => value));

export const unranked = ({ ranks }: AnswerTo<'ranking'>): readonly string[] =>
  ranks.filter((each) => each.rank === undefined).map(({ value }) => value);

/** The unranked option that follows the given one, from the top again after the last. */
export function nextUnranked({ ranks }: AnswerTo<'ranking'>, after: string): string | undefined {
  const from = ranks.findIndex(({ value }) => value === after) + 1;
  const inTurn = [...ranks.slice(from), ...ranks.slice(0, from)];
  return inTurn.find(({ rank, value }) => rank === undefined && value !== after)?.value;
}

function ranked(draft: Draft, question: Ranking, value: string, slot: number | undefined): Draft {
  const answer = answerTo(draft, question);
  const ranks = answer.ranks.map((each) => (each.value === value ? { value, rank: slot } : each));
  return withAnswer(draft, question, { ...answer, ranks });
}
