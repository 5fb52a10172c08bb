import { sameAnswer } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Question } from './question.ts';
import type { DatasetRecord, SuggestionsSeen } from './record.ts';
import { suggestionFor } from './suggestion.ts';

/** Answers that the record has already keep what is known about them. */
export function suggestionsSeen(
  { response, suggestions }: DatasetRecord,
  answers: Draft,
  questions: readonly Question[],
): SuggestionsSeen {
  const seenFor = (question: Question) => {
    const [answer, earlier] = [answers[question.name], response?.answers[question.name]];
    if (answer && earlier && sameAnswer(answer, earlier)) return response?.suggestionsSeen?.[question.name];
    return answer && suggestionFor(question, suggestions) !== undefined;
  };
  const all = questions.map((question) => [question.name, seenFor(question)] as const);
  return Object.fromEntries(all.filter((each): each is [string, boolean] => each[1] !== undefined));
}
