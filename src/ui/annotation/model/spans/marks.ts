import { type Span, spanKey } from '#domain/annotation/answer.ts';
import { answerTo, type Draft } from '#domain/annotation/draft.ts';
import type { Option, Question, QuestionOf } from '#domain/annotation/question.ts';
import { labelColour } from '#domain/annotation/spans/colours.ts';
import { levels } from '#domain/annotation/spans/levels.ts';
import { type Suggestion, suggestedValues, suggestionFor } from '#domain/annotation/suggestion.ts';
import type { Colour } from '#domain/shared/colour.ts';

export type SpanQuestion = QuestionOf<'span'>;

/** A label with its digit; digits continue from one question about a text to the next. */
export interface SpanLabel {
  readonly question: SpanQuestion;
  readonly option: Option;
  readonly number: number;
  readonly colour: Colour;
}

export interface Mark {
  readonly key: string;
  readonly label: SpanLabel;
  readonly span: Span;
  readonly level: number;
  readonly suggested: Suggested | undefined;
  /** Suggested and not accepted yet. */
  readonly isOpen: boolean;
}

interface Suggested {
  readonly score: number | undefined;
  readonly agent: string | undefined;
}

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
  /** A mark that equals a suggestion was not accepted yet. */
  readonly isOpen: (key: string, question: SpanQuestion) => boolean;
}

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
      return label ? [{ key, label, span, suggested: from, isOpen: from !== undefined && isOpen(key, question) }] : [];
    });
  });
  const placed = levels(marks.map(({ span }) => span));
  return marks
    .map((mark, index): Mark => ({ ...mark, level: placed[index] ?? 0 }))
    .toSorted((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

/** Reuses marks that look the same, so that only changed ones are drawn again. */
export function reusingEqual(marks: readonly Mark[], before: ReadonlyMap<string, Mark>): readonly Mark[] {
  return marks.map((mark) => {
    const same = before.get(mark.key);
    return same && looksLike(same, mark) ? same : mark;
  });
}

export function unmarkedSuggestions(
  question: SpanQuestion,
  draft: Draft,
  suggestions: readonly Suggestion[],
): readonly Span[] {
  const answer = suggestionFor(question, suggestions)?.suggestedAnswer;
  const marked = new Set(answerTo(draft, question).spans.map(spanKey));
  return answer?.type === 'span' ? answer.spans.filter((span) => !marked.has(spanKey(span))) : [];
}

/** The shortest mark at a position; marks that only end there come last. */
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
