import { CsvSplitter } from './csv-splitter.ts';

const maxInspectedRows = 50;
const number = /^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?$/i;
/** Column names are shorter, except the questions of a survey. */
const maxNameChars = 100;

type Cells = readonly (string | null)[];

/** Numbers from 0 upwards are column names; all other numbers are values. */
const isCounting = (cells: readonly string[]) => cells.every((cell, index) => Number(cell) === index);

function holdsNumbers(first: Cells): boolean {
  const numbers = first.filter((cell) => cell !== null).filter((cell) => number.test(cell.trim()));
  return numbers.length > 0 && !isCounting(numbers);
}

const isWritten = (cell: string | null) => (cell ?? '').trim().split(/\s+/).length >= 3;

/**
 * A label that occurs again in the same column shows that the first row holds values; only in tables with free text.
 */
function comesAgain(first: Cells, others: readonly Cells[]): boolean {
  const different = others.filter((row) => row.some((cell, index) => cell !== first[index]));
  return (
    first.some(isWritten) &&
    first.some((cell, index) => cell !== null && cell !== '' && different.some((row) => row[index] === cell))
  );
}

/** Whether the first row looks like column names and not like values. */
export function findHeader(beginning: string, delimiter: string): boolean {
  const text = /[\r\n]$/.test(beginning) ? beginning : `${beginning}\n`;
  const rows: Cells[] = [];
  for (const { cells } of new CsvSplitter(delimiter).push(text)) {
    if (rows.length >= maxInspectedRows) break;
    rows.push(cells);
  }
  const [first = [], ...others] = rows;
  if (others.length === 0) return true;
  const isLong = first.some((cell) => cell !== null && cell.length > maxNameChars && !cell.trim().endsWith('?'));
  return !(isLong || holdsNumbers(first) || comesAgain(first, others));
}
