/**
 * Converts between code points, which spans count, and UTF-16 units, which browsers count. Built once per text; a
 * conversion takes a binary search.
 */
export interface CodePoints {
  readonly text: string;
  /** In code points. */
  readonly length: number;
  /** UTF-16 units at which surrogate pairs begin. */
  readonly pairs: readonly number[];
}

export function codePoints(text: string): CodePoints {
  const pairs = [...text.matchAll(/[\u{10000}-\u{10FFFF}]/gu)].map(({ index }) => index);
  return { text, pairs, length: text.length - pairs.length };
}

export function toUnit({ text, pairs, length }: CodePoints, codePoint: number): number {
  if (codePoint >= length) return text.length;
  const position = Math.max(0, codePoint);
  return position + countWhile(pairs, (unit, index) => unit - index < position);
}

export function toCodePoint({ text, pairs, length }: CodePoints, unit: number): number {
  if (unit >= text.length) return length;
  const position = Math.max(0, unit);
  return position - countWhile(pairs, (pair) => pair < position);
}

export const slice = (points: CodePoints, start: number, end: number): string =>
  points.text.slice(toUnit(points, start), toUnit(points, end));

/** Binary search; the values that pass come first. */
function countWhile(values: readonly number[], passes: (value: number, index: number) => boolean): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const value = values[middle];
    if (value !== undefined && passes(value, middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
