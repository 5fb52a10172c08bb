export type Answer =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'label_selection'; readonly label: string | undefined }
  | { readonly type: 'multi_label_selection'; readonly labels: readonly string[] }
  | { readonly type: 'rating'; readonly rating: number | undefined }
  | { readonly type: 'ranking'; readonly ranks: readonly Rank[] }
  | { readonly type: 'span'; readonly spans: readonly Span[] };

export type QuestionType = Answer['type'];
export type AnswerTo<T extends QuestionType> = Extract<Answer, { type: T }>;
export type Answers = Readonly<Record<string, Answer>>;

export const isOfType = <T extends QuestionType>(answer: Answer, type: T): answer is AnswerTo<T> =>
  answer.type === type;

export interface Rank {
  readonly value: string;
  readonly rank: number | undefined;
}

/** A labelled part of a text; `start` and `end` (exclusive) count code points. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

export type Completeness = 'empty' | 'partial' | 'complete';

export function completeness(answer: Answer): Completeness {
  switch (answer.type) {
    case 'text':
      return answer.text === '' ? 'empty' : 'complete';
    case 'label_selection':
      return answer.label === undefined ? 'empty' : 'complete';
    case 'multi_label_selection':
      return answer.labels.length === 0 ? 'empty' : 'complete';
    case 'rating':
      return answer.rating === undefined ? 'empty' : 'complete';
    case 'ranking':
      return rankingCompleteness(answer.ranks);
    case 'span':
      return 'complete'; // an answer without spans is valid
  }
}

/** A required question needs a complete answer. */
export const isAnswered = (answer: Answer) => completeness(answer) === 'complete';
/** An optional question accepts an empty answer too, but no partial one. */
export const isAcceptable = (answer: Answer) => completeness(answer) !== 'partial';
export const isSendable = (answer: Answer) => completeness(answer) !== 'empty';

function rankingCompleteness(ranks: readonly Rank[]): Completeness {
  const rankedCount = ranks.filter(({ rank }) => rank !== undefined).length;
  if (rankedCount === 0) return 'empty';
  return rankedCount === ranks.length ? 'complete' : 'partial';
}

/** The order of labels, spans and ranks does not matter. */
export const sameAnswer = (one: Answer, other: Answer): boolean =>
  one === other || (one.type === other.type && comparable(one) === comparable(other));

export const spanKey = ({ start, end, label }: Span) => `${start} ${end} ${label}`;

function comparable(answer: Answer): string {
  switch (answer.type) {
    case 'text':
      return answer.text;
    case 'label_selection':
      return JSON.stringify([answer.label]);
    case 'multi_label_selection':
      return asSet(answer.labels);
    case 'rating':
      return JSON.stringify([answer.rating]);
    case 'ranking':
      return asSet(answer.ranks.flatMap(({ value, rank }) => (rank === undefined ? [] : [`${rank} ${value}`])));
    case 'span':
      return asSet(answer.spans.map(spanKey));
  }
}

const asSet = (values: readonly string[]) => JSON.stringify([...new Set(values)].sort());
