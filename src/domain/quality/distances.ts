import { orderIn } from './rank-correlation.ts';

/** From 0 for equal answers up. */
export type Distance<T> = (one: T, other: T) => number;

/** Between all values, by their places. */
export type Distances = readonly (readonly number[])[];

export function distanceTable<T>(values: readonly T[], distance: Distance<T>): Distances {
  const table = values.map(() => new Array<number>(values.length).fill(0));
  values.forEach((one, row) => {
    for (let column = 0; column < row; column += 1) {
      const found = distance(one, values[column] as T);
      (table[row] as number[])[column] = found;
      (table[column] as number[])[row] = found;
    }
  });
  return table;
}

export const nominal: Distance<unknown> = (one, other) => (one === other ? 0 : 1);

/** Share of the labels that only one of the two has; two empty answers are equal. */
export function jaccard(one: readonly string[], other: readonly string[]): number {
  const { common, all } = compare(one, other);
  return all === 0 ? 0 : 1 - common / all;
}

/** Passonneau's distance: part of the other answer is nearer than an answer that only overlaps. */
export function masi(one: readonly string[], other: readonly string[]): number {
  const { common, all, smaller } = compare(one, other);
  if (common === all) return 0;
  if (common === 0) return 1;
  return 1 - (common / all) * (common === smaller ? 2 / 3 : 1 / 3);
}

function compare(one: readonly string[], other: readonly string[]) {
  const [a, b] = [new Set(one), new Set(other)];
  const common = [...a].filter((each) => b.has(each)).length;
  return { common, all: a.size + b.size - common, smaller: Math.min(a.size, b.size) };
}

/** Share of the code points that differ. */
export function textDistance(one: string, other: string): number {
  const [a, b] = [pointsOf(one), pointsOf(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : editDistance(a, b) / longest;
}

const pointsOf = (text: string) => Uint32Array.from(text, (point) => point.codePointAt(0) as number);

/** Levenshtein: the least number of insertions, deletions and replacements. */
function editDistance(one: Uint32Array, other: Uint32Array): number {
  const row = Uint32Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i += 1) {
    let before = row[0] as number;
    row[0] = i + 1;
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = before + (one[i] === other[j - 1] ? 0 : 1);
      before = row[j] as number;
      row[j] = Math.min(replaced, before + 1, (row[j - 1] as number) + 1);
    }
  }
  return row[other.length] as number;
}

/** Share of the pairs of options that two people rank differently; a tie against an order counts half. */
export function rankDistance(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) for (let j = 0; j < i; j += 1) sum += orderDifference(one, other, i, j);
  const pairs = (one.length * (one.length - 1)) / 2;
  return pairs === 0 ? 0 : sum / 2 / pairs;
}

const orderDifference = (one: readonly number[], other: readonly number[], i: number, j: number) =>
  Math.abs(orderIn(one, i, j) - orderIn(other, i, j));
