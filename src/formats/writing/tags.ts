import type { Span } from '#domain/annotation/answer.ts';
import type { TagScheme } from '#domain/datasets/exporting/export-order.ts';
import type { Token } from './tokens.ts';

const outside = 'O';

const isOver = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Tags hold one span at a time: of overlapping spans the longest, then the first. */
export function withoutOverlaps(spans: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  const longestFirst = [...spans].sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  for (const span of longestFirst) if (!kept.some((other) => isOver(span, other))) kept.push(span);
  return kept.sort((a, b) => a.start - b.start);
}

export function tagsOf(tokens: readonly Token[], spans: readonly Span[], scheme: TagScheme): readonly string[] {
  const tags = tokens.map(() => outside);
  for (const span of spans) {
    const within = tokens.flatMap(({ start, end }, index) => (start >= span.start && end <= span.end ? [index] : []));
    within.forEach((index, place) => {
      tags[index] = `${letterOf(place, within.length, scheme)}-${tagName(span.label)}`;
    });
  }
  return tags;
}

function letterOf(place: number, length: number, scheme: TagScheme): string {
  const isLast = place === length - 1;
  if (scheme === 'BILOU' && isLast) return length === 1 ? 'U' : 'L';
  return place === 0 ? 'B' : 'I';
}

/** Columns end at white space. */
const tagName = (label: string) => label.replace(/\s+/gu, '_');
