import { type Answer, sameAnswer } from '../answer.ts';
import { answerTo, type Draft } from '../draft.ts';
import type { Question } from '../question.ts';
import type { DatasetRecord } from '../record.ts';
import type { Suggestion } from '../suggestion.ts';

export function commonAnswer(drafts: readonly Draft[], question: Question): Answer | undefined {
  const [first, ...others] = drafts.map((draft) => answerTo(draft, question));
  return others.every((answer) => first && sameAnswer(answer, first)) ? first : undefined;
}

/** Questions with different answers; spans are skipped, because they belong to the text of one record. */
export const differingQuestions = (drafts: readonly Draft[], questions: readonly Question[]): readonly Question[] =>
  drafts.length < 2 ? [] : questions.filter((each) => each.type !== 'span' && commonAnswer(drafts, each) === undefined);

export function commonSuggestions([first, ...others]: readonly DatasetRecord[]): readonly Suggestion[] {
  const all = first?.suggestions ?? [];
  return all.filter((suggestion) => others.every(({ suggestions }) => suggestions.some(sameSuggestion(suggestion))));
}

const sameSuggestion = (one: Suggestion) => (other: Suggestion) =>
  one.questionId === other.questionId && sameAnswer(one.suggestedAnswer, other.suggestedAnswer);
