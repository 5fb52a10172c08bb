import type { Answer, QuestionType, Span } from '../annotation/answer.ts';
import type { ComparedValues } from './question-figures.ts';

export const sortedSet = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

export const spansInOrder = (spans: readonly Span[]): readonly Span[] =>
  spans
    .map(({ start, end, label }) => ({ start, end, label }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.label < b.label ? -1 : 1));

/** Rankings of some options are not compared. */
export const completeRanks = (ranks: readonly (number | undefined)[]): readonly number[] | undefined => {
  const given = ranks.filter((rank) => rank !== undefined);
  return given.length === ranks.length && ranks.length > 0 ? given : undefined;
};

/**
 * Equal answers are equal as JSON; undefined if the answer is not compared. `length` is that of a marked text in code
 * points.
 */
export function comparedValue(answer: Answer, length: number): ComparedValues[QuestionType] | undefined {
  switch (answer.type) {
    case 'text':
      return answer.text;
    case 'label_selection':
      return answer.label;
    case 'multi_label_selection':
      return sortedSet(answer.labels);
    case 'rating':
      return answer.rating;
    case 'ranking':
      return completeRanks(answer.ranks.map(({ rank }) => rank));
    case 'span':
      return { spans: spansInOrder(answer.spans), length };
  }
}
