import { pop, push } from './heap.ts';
import type { TextRange } from './snapping.ts';

/** The line on which each span is drawn, from 0; overlapping spans take the lowest free line. */
export function levels(spans: readonly TextRange[]): readonly number[] {
  const placed = spans.map((span) => ({ span, level: 0 }));
  const ending = placed.toSorted((one, other) => one.span.end - other.span.end);
  const free: number[] = [];
  let ended = 0;
  let used = 0;
  for (const each of placed.toSorted(longerFirst)) {
    for (let next = ending[ended]; next && next.span.end <= each.span.start; next = ending[ended]) {
      push(free, next.level);
      ended += 1;
    }
    each.level = pop(free) ?? used++;
  }
  return placed.map(({ level }) => level);
}

const longerFirst = (one: { readonly span: TextRange }, other: { readonly span: TextRange }) =>
  one.span.start - other.span.start || other.span.end - one.span.end;
