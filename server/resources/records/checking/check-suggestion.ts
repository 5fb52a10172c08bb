import type { WireSuggestionWrite } from '#contract/annotation/suggestion-write.ts';
import { checkAnswer } from '../../responses/checking/check-answer.ts';
import { unprocessable } from '../../shared/refusal.ts';
import type { NewSuggestion } from '../../suggestions/store.ts';
import type { NumberedQuestion, RecordRules } from './record-rules.ts';

type Fields = Readonly<Record<string, unknown>>;

function checkScores({ value, score }: WireSuggestionWrite) {
  if (!Array.isArray(score)) return;
  if (!Array.isArray(value))
    throw unprocessable('a list of score values is not allowed for a suggestion with a single value');
  if (value.length !== score.length) throw unprocessable("number of items on value and score attributes doesn't match");
}

/** Applies the rules for draft answers: suggestions may be incomplete. */
export function checkSuggestion(given: WireSuggestionWrite, { settings }: NumberedQuestion, fields: Fields): void {
  checkAnswer(given.value, settings, { isSubmitted: false, fields });
  checkScores(given);
}

export const asSuggestion = ({ value, score, agent, type }: WireSuggestionWrite): NewSuggestion => ({
  value,
  ...(score !== null && { score }),
  ...(agent !== null && { agent }),
  ...(type !== null && { type }),
});

/** Keys are numbers of questions. */
export function readSuggestions(
  given: readonly WireSuggestionWrite[],
  { questionsById }: Pick<RecordRules, 'questionsById'>,
  fields: Fields,
): ReadonlyMap<number, NewSuggestion> {
  const suggestions = new Map<number, NewSuggestion>();
  for (const each of given) {
    const question = questionsById.get(each.question_id.toLowerCase());
    if (!question) throw unprocessable(`question id=${each.question_id} does not exists`);
    if (suggestions.has(question.n)) throw unprocessable('found duplicate suggestions question IDs');
    checkSuggestion(each, question, fields);
    suggestions.set(question.n, asSuggestion(each));
  }
  return suggestions;
}
