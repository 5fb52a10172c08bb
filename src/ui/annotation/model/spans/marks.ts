import { type Span, spanKey } from '#domain/annotation/answer.ts';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { Option, Question, QuestionOf } from '#domain/annotation/question.ts';
import { labelColour } from '#domain/annotation/spans/colours.ts';
import { levels } from '#domain/annotation/spans/levels.ts';
import { type Suggestion, suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { Colour } from '#domain/shared/colour.ts';

export type SpanQuestion = QuestionOf<'span'>;

/** A label with the number by which it is chosen: it goes on from one question about a text to the next. */
export interface SpanLabel {
  readonly question: SpanQuestion;
  readonly option: Option;
  readonly number: number;
  readonly colour: Colour;
}

/** A span as it is shown. */
export interface Mark {
  readonly key: string;
  readonly label: SpanLabel;
  readonly span: Span;
  readonly level: number;
  readonly suggested: Suggested | undefined;
  /** It was only suggested, and nobody has agreed yet. */
  readonly isOpen: boolean;
}

interface Suggested {
  readonly score: number | undefined;
  readonly agent: string | undefined;
}

/** The questions that ask for spans in a field. */
export const spanQuestions = (questions: readonly Question[], field: string): readonly SpanQuestion[] =>
  questions.filter((question) => question.type === 'span').filter(({ settings }) => settings.field === field);

export const labelsOf = (questions: readonly SpanQuestion[]): readonly SpanLabel[] =>
  questions
    .flatMap((question) => question.settings.options.map((option) => ({ question, option })))
    .map((label, index) => ({ ...label, number: index + 1, colour: labelColour(label.option) }));

export const markKey = (question: SpanQuestion, span: Span): string => `${question.name} ${spanKey(span)}`;

interface Marked {
  readonly draft: Draft;
  readonly labels: readonly SpanLabel[];
  readonly suggestions: readonly Suggestion[];
  /** Whether what equals a suggestion, by its key, still waits for an answer. */
  readonly isOpen: (key: string) => boolean;
}

/** All that is marked in a text, by all questions about it, in the order of the text. */
export function marksOf(questions: readonly SpanQuestion[], { draft, labels, suggestions, isOpen }: Marked) {
  const marks = questions.flatMap((question) => {
    const suggestion = suggestionFor(question, suggestions);
    const suggested = suggestedValues(suggestion);
    const byValue = new Map(
      labels.filter((label) => label.question === question).map((each) => [each.option.value, each]),
    );
    return answerTo(draft, question).spans.flatMap((span) => {
      const label = byValue.get(span.label);
      const key = markKey(question, span);
      const found = suggested.get(spanKey(span));
      const from = found && { score: found.score, agent: suggestion?.agent };
      return label ? [{ key, label, span, suggested: from, isOpen: from !== undefined && isOpen(key) }] : [];
    });
  });
  const placed = levels(marks.map(({ span }) => span));
  return marks
    .map((mark, index): Mark => ({ ...mark, level: placed[index] ?? 0 }))
    .toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

/** The same marks as before wherever nothing about them has changed, so that only the others are drawn anew. */
export function reusingEqual(marks: readonly Mark[], before: ReadonlyMap<string, Mark>): readonly Mark[] {
  return marks.map((mark) => {
    const same = before.get(mark.key);
    return same && looksLike(same, mark) ? same : mark;
  });
}

/** What was suggested and is not marked. */
export function unmarkedSuggestions(
  question: SpanQuestion,
  draft: Draft,
  suggestions: readonly Suggestion[],
): readonly Span[] {
  const answer = suggestionFor(question, suggestions)?.suggestedAnswer;
  const marked = new Set(answerTo(draft, question).spans.map(spanKey));
  return answer?.type === 'span' ? answer.spans.filter((span) => !marked.has(spanKey(span))) : [];
}

/** Of the marks at a place the one that is told apart best: the shortest. */
export function markAt(marks: readonly Mark[], place: number): Mark | undefined {
  const there = marks.filter(({ span }) => span.start <= place && place <= span.end);
  const inside = there.filter(({ span }) => place < span.end);
  return (inside.length > 0 ? inside : there).toSorted(
    (one, other) => lengthOf(one.span) - lengthOf(other.span) || other.level - one.level,
  )[0];
}

const looksLike = (one: Mark, other: Mark) =>
  one.level === other.level &&
  one.label === other.label &&
  one.isOpen === other.isOpen &&
  one.suggested?.score === other.suggested?.score &&
  one.suggested?.agent === other.suggested?.agent;

const lengthOf = ({ start, end }: Span) => end - start;
