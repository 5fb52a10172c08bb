import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { isObject, parseExactly } from './exact-json.ts';
import { JsonItems } from './json-items.ts';
import { rowFrom } from './row-from.ts';
import { rowsWithin } from './rows-within.ts';

/** A text is the only column of its row, as it is where lines are rows. */
function partFrom(json: string, number: number): ReadPart {
  const isText = json.trimStart().startsWith('"');
  return rowFrom(isText ? `{"text":${json}}` : json, number);
}

/** Yields one row for each item, located by its number. */
export function readJson(): TextReader {
  const items = new JsonItems();
  let number = 0;
  function* parts(texts: Iterable<string>): Generator<ReadPart> {
    for (const text of texts) {
      if (text.trim() === '') continue;
      number += 1;
      yield partFrom(text, number);
    }
  }
  function* rest(text: string): Generator<ReadPart> {
    for (const part of parts([text])) {
      if ('row' in part && !items.hasList) yield* rowsWithin(part.row).map((row) => ({ row }));
      else yield part;
    }
  }
  return { push: (text) => collected(parts(items.push(text))), end: () => collected(rest(items.end())) };
}

/** Whether it is a document with rows in it, though it stands on one line. */
export function holdsRows(json: string): boolean {
  try {
    const document = parseExactly(json);
    return isObject(document) && rowsWithin(document).length > 1;
  } catch {
    return false;
  }
}
