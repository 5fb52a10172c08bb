import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { columnNames, rowOf } from './column-names.ts';
import { CsvSplitter, type SplitRow } from './csv-splitter.ts';

/** Missing cells at the end of a row are null; extra cells make the row unreadable. */
function partFrom({ line, cells, problem }: SplitRow, names: readonly string[]): ReadPart {
  if (problem !== undefined) return { line, reason: problem };
  const isTooLong = cells.slice(names.length).some((cell) => cell !== null);
  return isTooLong ? { line, reason: 'unevenRow' } : { row: rowOf(names, cells) };
}

/** Spreadsheets write the delimiter into the first line, as `sep=;`. */
const isNote = ({ line, cells }: SplitRow) => line === 1 && /^sep=/i.test(cells[0] ?? '') && cells.join('').length <= 5;

/** Without a header, all columns are numbered. */
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
