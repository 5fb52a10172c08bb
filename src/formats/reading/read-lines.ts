import { LineSplitter } from './line-splitter.ts';
import type { TextReader } from './text-reader.ts';

/** Under this name the lines of a text are a column. */
const textColumn = 'text';

/** Each line is a row; empty ones are none. */
export function readLines(): TextReader {
  const splitter = new LineSplitter();
  const take = (lines: readonly string[]) => ({
    rows: lines.filter((line) => line.trim() !== '').map((line) => ({ [textColumn]: line })),
    unread: [],
  });
  return { push: (text) => take(splitter.push(text)), end: () => take(splitter.end()) };
}
