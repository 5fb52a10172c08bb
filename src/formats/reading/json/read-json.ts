import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { isObject, parseExactly } from './exact-json.ts';
import { JsonItems } from './json-items.ts';
import { rowFrom } from './row-from.ts';
import { rowsWithin } from './rows-within.ts';

/** A text becomes a row with the column `text`, as in plain text files. */
function partFrom(json: string, number: number): ReadPart {
  const isText = json.trimStart().startsWith('"');
  return rowFrom(isText ? `{"text":${json}}` : json, number);
}

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

/** Whether the JSON on one line is a document with rows, and not a row itself. */
export function holdsRows(json: string): boolean {
  try {
    const document = parseExactly(json);
    return isObject(document) && rowsWithin(document).length > 1;
  } catch {
    return false;
  }
}
