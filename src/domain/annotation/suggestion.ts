import { limits } from '../shared/limits.ts';
import { type Answer, sameAnswer, spanKey } from './answer.ts';
import type { Question } from './question.ts';

export interface Suggestion {
  readonly id: string;
  readonly questionId: string;
  /** Has the type of the question. */
  readonly suggestedAnswer: Answer;
  /** One score, or one for each value. */
  readonly score: number | readonly number[] | undefined;
  readonly agent: string | undefined;
}

export const suggestionFor = (question: Question, suggestions: readonly Suggestion[]): Suggestion | undefined =>
  suggestions.find(
    ({ questionId, suggestedAnswer }) => questionId === question.id && suggestedAnswer.type === question.type,
  );

export const equalsSuggestion = (answer: Answer, suggestion: Suggestion | undefined): boolean =>
  suggestion !== undefined && sameAnswer(answer, suggestion.suggestedAnswer);

export interface SuggestedValue {
  readonly score: number | undefined;
  /** Rankings only. */
  readonly rank?: number | undefined;
}

/** Suggested values with scores; ratings by digits, spans by `spanKey`. */
export function suggestedValues(suggestion: Suggestion | undefined): ReadonlyMap<string, SuggestedValue> {
  if (!suggestion) return new Map();
  const { score, suggestedAnswer } = suggestion;
  const scoreAt = (index: number) => (typeof score === 'object' ? score[index] : score);
  if (suggestedAnswer.type === 'ranking') {
    const ranks = suggestedAnswer.ranks.map(
      ({ value, rank }, index) => [value, { score: scoreAt(index), rank }] as const,
    );
    return new Map(ranks.filter(([, { rank }]) => rank !== undefined));
  }
  return new Map(valuesOf(suggestedAnswer).map((value, index) => [value, { score: scoreAt(index) }]));
}

export function bestScore({ score }: Suggestion): number | undefined {
  if (typeof score !== 'object') return score;
  return score.length > 0 ? Math.max(...score) : undefined;
}

export const formatScore = (score: number | undefined): string | undefined =>
  score?.toFixed(limits.suggestionScoreDigits);

function valuesOf(answer: Exclude<Answer, { type: 'ranking' }>): readonly string[] {
  switch (answer.type) {
    case 'text':
      return [answer.text];
    case 'label_selection':
      return answer.label === undefined ? [] : [answer.label];
    case 'multi_label_selection':
      return answer.labels;
    case 'rating':
      return answer.rating === undefined ? [] : [String(answer.rating)];
    case 'span':
      return answer.spans.map(spanKey);
  }
}
