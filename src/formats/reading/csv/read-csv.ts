import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { columnNames, rowOf } from './column-names.ts';
import { CsvSplitter, type SplitRow } from './csv-splitter.ts';

/** A row with fewer cells is filled up; one with more has no place for them. */
function partFrom({ line, cells, problem }: SplitRow, names: readonly string[]): ReadPart {
  if (problem !== undefined) return { line, reason: problem };
  const isTooLong = cells.slice(names.length).some((cell) => cell !== null);
  return isTooLong ? { line, reason: 'unevenRow' } : { row: rowOf(names, cells) };
}

/** Spreadsheets say so what parts the cells. */
const isNote = ({ line, cells }: SplitRow) => line === 1 && /^sep=/i.test(cells[0] ?? '') && cells.join('').length <= 5;

/** The first row names the columns, or is one like the others. */
export function readCsv(delimiter: string, isHeaded = true): TextReader {
  const splitter = new CsvSplitter(delimiter);
  let names: readonly string[] | undefined;
  const begin = (row: SplitRow): readonly ReadPart[] => {
    if (isNote(row)) return [];
    names = columnNames(isHeaded ? row.cells : row.cells.map(() => null));
    return isHeaded ? [] : [partFrom(row, names)];
  };
  function* parts(split: Iterable<SplitRow>): Generator<ReadPart> {
    for (const row of split) {
      if (names) yield partFrom(row, names);
      else yield* begin(row);
    }
  }
  return {
    push: (text) => collected(parts(splitter.push(text))),
    end: () => collected(parts(splitter.end())),
  };
}
