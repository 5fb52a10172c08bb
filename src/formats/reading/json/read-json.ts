import { collected, type ReadPart, type TextReader } from '../text-reader.ts';
import { JsonItems } from './json-items.ts';
import { rowFrom } from './row-from.ts';

/** A row for each item; where one stands is told by its number. */
export function readJson(): TextReader {
  const items = new JsonItems();
  let number = 0;
  function* parts(texts: Iterable<string>): Generator<ReadPart> {
    for (const text of texts) {
      if (text.trim() === '') continue;
      number += 1;
      yield rowFrom(text, number);
    }
  }
  return { push: (text) => collected(parts(items.push(text))), end: () => collected(parts([items.end()])) };
}
