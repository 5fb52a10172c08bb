import { type Span, spanKey } from '../answer.ts';
import { answerTo, type Draft, withAnswer } from '../draft.ts';
import type { QuestionOf } from '../question.ts';
import type { TextRange } from './snapping.ts';

type SpanQuestion = QuestionOf<'span'>;

/** Adds a span, and removes those that it overlaps if overlaps are not allowed. */
export function mark(draft: Draft, question: SpanQuestion, span: Span): Draft {
  const spans = spansIn(draft, question);
  return span.start >= span.end || has(spans, span)
    ? draft
    : withSpans(draft, question, withSpan(spans, question, span));
}

export const unmark = (draft: Draft, question: SpanQuestion, span: Span): Draft =>
  withSpans(draft, question, without(spansIn(draft, question), span));

/** Removes the span if one with the new label exists. */
export function relabel(draft: Draft, question: SpanQuestion, span: Span, label: string): Draft {
  const spans = spansIn(draft, question);
  const changed = { ...span, label };
  if (!has(spans, span) || span.label === label) return draft;
  return withSpans(
    draft,
    question,
    has(spans, changed) ? without(spans, span) : spans.map((each) => (isSame(each, span) ? changed : each)),
  );
}

/** Removes spans that it then overlaps if overlaps are not allowed. */
export function resize(draft: Draft, question: SpanQuestion, span: Span, { start, end }: TextRange): Draft {
  const spans = spansIn(draft, question);
  const changed = { ...span, start, end };
  if (!has(spans, span) || start >= end || isSame(span, changed)) return draft;
  const others = without(spans, span);
  return withSpans(draft, question, has(others, changed) ? others : withSpan(others, question, changed));
}

export const overlap = (one: TextRange, other: TextRange): boolean => one.start < other.end && other.start < one.end;

const spansIn = (draft: Draft, question: SpanQuestion) => answerTo(draft, question).spans;

const withSpans = (draft: Draft, question: SpanQuestion, spans: readonly Span[]) =>
  withAnswer(draft, question, { type: 'span', spans });

function withSpan(spans: readonly Span[], { settings }: SpanQuestion, span: Span): readonly Span[] {
  const others = settings.allowOverlapping ? spans : spans.filter((each) => !overlap(each, span));
  return [...others, span].toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const without = (spans: readonly Span[], span: Span) => spans.filter((each) => !isSame(each, span));
const has = (spans: readonly Span[], span: Span) => spans.some((each) => isSame(each, span));
const isSame = (one: Span, other: Span) => spanKey(one) === spanKey(other);
