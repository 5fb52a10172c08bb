import type { AnswerPattern, AnswerPatterns } from './answer-patterns.ts';
import type { Distance } from './distances.ts';
import type { Figure } from './figure.ts';

/** How often the first person gave the answer of the row where the second gave that of the column. */
type Confusion = readonly (readonly number[])[];

function confusionOf(patterns: readonly AnswerPattern[], size: number): Confusion {
  const counts = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { answers, records } of patterns) {
    const [one, other] = answers as readonly [number, number];
    const row = counts[one] as number[];
    row[other] = (row[other] as number) + records;
  }
  return counts;
}

/** Cohen's κ of two people; distances weigh disagreements. */
export function kappa<T>({ values, patterns }: AnswerPatterns<T>, distance: Distance<T>): Figure {
  const confusion = confusionOf(patterns, values.length);
  const rows = confusion.map(sum);
  const columns = confusion.map((_, column) => sum(confusion.map((row) => row[column] as number)));
  const total = sum(rows);
  let observed = 0;
  let expected = 0;
  values.forEach((one, row) => {
    values.forEach((other, column) => {
      const weight = distance(one, other);
      observed += weight * ((confusion[row] as readonly number[])[column] as number);
      expected += (weight * (rows[row] as number) * (columns[column] as number)) / total;
    });
  });
  return expected === 0 ? { reason: 'no-variation' } : { value: 1 - observed / expected };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
