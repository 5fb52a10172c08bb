/**
 * A text whose places are counted in code points, as spans count them, and found in UTF-16 units, as the
 * browser counts them. It is built once for a text; each look-up then takes a binary search at most.
 */
export interface CodePoints {
  readonly text: string;
  /** In code points. */
  readonly length: number;
  /** Where the surrogate pairs begin, in units. */
  readonly pairs: readonly number[];
}

export function codePoints(text: string): CodePoints {
  const pairs = [...text.matchAll(/[\u{10000}-\u{10FFFF}]/gu)].map(({ index }) => index);
  return { text, pairs, length: text.length - pairs.length };
}

/** The unit at which a code point begins; places outside the text become its ends. */
export function toUnit({ text, pairs, length }: CodePoints, codePoint: number): number {
  if (codePoint >= length) return text.length;
  const place = Math.max(0, codePoint);
  return place + countWhile(pairs, (unit, index) => unit - index < place);
}

/** The code point that holds a unit; places outside the text become its ends. */
export function toCodePoint({ text, pairs, length }: CodePoints, unit: number): number {
  if (unit >= text.length) return length;
  const place = Math.max(0, unit);
  return place - countWhile(pairs, (pair) => pair < place);
}

/** The text between two code points. */
export const slice = (points: CodePoints, start: number, end: number): string =>
  points.text.slice(toUnit(points, start), toUnit(points, end));

/** How many of the first values pass; after one that fails, all must fail. */
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
