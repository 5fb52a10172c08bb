import { LineSplitter } from './line-splitter.ts';
import type { TextReader } from './text-reader.ts';

/** Column of the lines of a plain text. */
const textColumn = 'text';

export function readLines(): TextReader {
  const splitter = new LineSplitter();
  const take = (lines: readonly string[]) => ({
    rows: lines.filter((line) => line.trim() !== '').map((line) => ({ [textColumn]: line })),
    unread: [],
  });
  return { push: (text) => take(splitter.push(text)), end: () => take(splitter.end()) };
}
