import { CsvSplitter } from './csv-splitter.ts';

/** The comma is last, because it occurs in texts: of equally good delimiters the first one wins. */
const candidates = ['\t', ';', '|', ','] as const;
const maxInspectedRows = 50;

interface Tried {
  readonly delimiter: string;
  readonly columns: number;
  readonly agreeing: number;
}

function tryOut(delimiter: string, beginning: string): Tried {
  const rows: number[] = [];
  for (const { cells, problem } of new CsvSplitter(delimiter).push(beginning)) {
    if (rows.length >= maxInspectedRows) break;
    rows.push(problem === undefined ? cells.length : 0);
  }
  const [columns = 1] = rows;
  return { delimiter, columns, agreeing: rows.filter((count) => count === columns).length / Math.max(1, rows.length) };
}

/**
 * Finds the delimiter that splits most of the first rows into the same number of cells, at least two; a comma by
 * default. The line `sep=;`, which spreadsheets write, names the delimiter.
 */
export function findDelimiter(beginning: string): string {
  const said = /^sep=(.)(\r|\n)/i.exec(beginning)?.[1];
  if (said !== undefined) return said;
  const text = /[\r\n]$/.test(beginning) ? beginning : `${beginning}\n`;
  const tried = candidates.map((delimiter) => tryOut(delimiter, text)).filter(({ columns }) => columns > 1);
  const [best] = tried.sort((one, other) => other.agreeing - one.agreeing || other.columns - one.columns);
  return best?.delimiter ?? ',';
}

/** Whether the delimiter splits all complete rows into the same number of cells, at least two. */
export function agreesOn(delimiter: string, beginning: string): boolean {
  const { columns, agreeing } = tryOut(delimiter, beginning.slice(0, beginning.search(/[\r\n][^\r\n]*$/) + 1));
  return columns > 1 && agreeing === 1;
}
