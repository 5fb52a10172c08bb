import { type Span, spanKey } from '../annotation/answer.ts';

type Agrees = (one: Span, other: Span) => boolean;

/** Same label, start and end. */
export const isExact: Agrees = (one, other) => spanKey(one) === spanKey(other);

/** Same label, and at least one code point in common. */
export const overlaps: Agrees = (one, other) =>
  one.label === other.label && one.start < other.end && other.start < one.end;

/** Spans of either person that agree with one of the other, and all spans of both. */
export function countAgreeing(
  one: readonly Span[],
  other: readonly Span[],
  agrees: Agrees,
): readonly [common: number, all: number] {
  const agreeing = (mine: readonly Span[], theirs: readonly Span[]) =>
    mine.filter((span) => theirs.some((each) => agrees(span, each))).length;
  return [agreeing(one, other) + agreeing(other, one), one.length + other.length];
}

/** Part of a text in which no span begins or ends; each person's labels there, sorted. */
export interface Stretch {
  readonly points: number;
  readonly labels: readonly string[];
}

/** Divides a text by the spans of all people. The length is in code points. */
export function stretches(answers: readonly (readonly Span[])[], length: number): readonly Stretch[] {
  const ends = answers.flatMap((spans) => spans.flatMap(({ start, end }) => [start, end]));
  const bounds = [...new Set([0, length, ...ends.filter((end) => end < length)])].sort((one, other) => one - other);
  return bounds.slice(1).map((end, at) => {
    const start = bounds[at] as number;
    const within = (span: Span) => span.start <= start && span.end >= end;
    const labelsOf = (spans: readonly Span[]) => [...new Set(spans.filter(within).map(({ label }) => label))].sort();
    return { points: end - start, labels: answers.map((spans) => JSON.stringify(labelsOf(spans))) };
  });
}
