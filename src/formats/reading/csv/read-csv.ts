import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { columnNames, rowOf } from './column-names.ts';
import { CsvSplitter, type SplitRow } from './csv-splitter.ts';

/** A row with fewer cells is filled up; one with more has no place for them. */
function partFrom({ line, cells, problem }: SplitRow, names: readonly string[]): ReadPart {
  if (problem !== undefined) return { line, reason: problem };
  const isTooLong = cells.slice(names.length).some((cell) => cell !== null);
  return isTooLong ? { line, reason: 'unevenRow' } : { row: rowOf(names, cells) };
}

/** The first row names the columns. */
export function readCsv(delimiter: string): TextReader {
  const splitter = new CsvSplitter(delimiter);
  let names: readonly string[] | undefined;
  function* parts(split: Iterable<SplitRow>): Generator<ReadPart> {
    for (const row of split) {
      if (names) yield partFrom(row, names);
      else names = columnNames(row.cells);
    }
  }
  return {
    push: (text) => collected(parts(splitter.push(text))),
    end: () => collected(parts(splitter.end())),
  };
}
