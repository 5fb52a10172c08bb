import { LineSplitter } from '../line-splitter.ts';
import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { rowFrom } from './row-from.ts';

/** Skips empty lines, and a comma at the end of a line, which files that were cut out of a list have. */
export function readJsonLines(): TextReader {
  let line = 0;
  const splitter = new LineSplitter();
  function* parts(lines: readonly string[]): Generator<ReadPart> {
    for (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield rowFrom(text.replace(/,\s*$/, ''), line);
    }
  }
  return {
    push: (text) => collected(parts(splitter.push(text))),
    end: () => collected(parts(splitter.end())),
  };
}
