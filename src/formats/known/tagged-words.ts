import type { FileRow } from '#domain/creation/portable/read-rows.ts';
import { textOf } from './parts.ts';

export const wordColumns = ['tokens', 'words'] as const;
/** The field that words are joined to. */
export const joinedColumn = 'text';

const tagColumn = /^(.*[_-])?(tags?|ner|bio|entities|labels?)([_-].*)?$/i;
const scheme = /^([BIELSU])[-_](.+)$/;
const outside: ReadonlySet<unknown> = new Set([null, '', 'O', 0]);

interface Span {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

type Place = Pick<Span, 'start' | 'end'>;

interface Tag {
  /** Position in the entity, such as `B` for the first word; empty in plain tags. */
  readonly position: string;
  readonly label: string | undefined;
}

const isListOf = <T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);
const isWord = (value: unknown): value is string => typeof value === 'string';
const isTag = (value: unknown): value is string | number | null =>
  typeof value === 'string' || typeof value === 'number' || value === null;

const wordsOf = (row: FileRow) => wordColumns.map((name) => row[name]).find((value) => isListOf(value, isWord));

/** Lists called labels may be labels of the whole text, so their tags have to say which words are outside. */
const saysTags = (name: string, tags: readonly unknown[]) =>
  /tag|ner|bio/i.test(name) || tags.some((tag) => tag === 'O' || scheme.test(String(tag)));

const areTags = (
  name: string,
  value: unknown,
  words: readonly string[],
): value is readonly (string | number | null)[] =>
  tagColumn.test(name) && isListOf(value, isTag) && value.length === words.length && saysTags(name, value);

/** Places of the words in a text, in code points; undefined if a word is missing. */
export function placesOf(words: readonly string[], text: string): readonly Place[] | undefined {
  const places: Place[] = [];
  let [at, start] = [0, 0];
  for (const word of words) {
    const found = text.indexOf(word, at);
    if (found === -1) return undefined;
    start += lengthOf(text.slice(at, found));
    places.push({ start, end: start + lengthOf(word) });
    start += lengthOf(word);
    at = found + word.length;
  }
  return places;
}

const lengthOf = (text: string) => [...text].length;

function tagOf(tag: string | number | null): Tag {
  if (outside.has(tag)) return { position: '', label: undefined };
  const [, position = '', label = String(tag)] = scheme.exec(String(tag)) ?? [];
  return { position, label };
}

const begins = new Set(['B', 'S', 'U']);
const ends = new Set(['E', 'L', 'S', 'U']);

function spansOf(tags: readonly Tag[], places: readonly Place[]): readonly Span[] {
  const spans: Span[] = [];
  let isOpen = false;
  for (const [index, place] of places.entries()) {
    const { position = '', label } = tags[index] ?? {};
    if (label !== undefined) addWord(spans, { ...place, label }, isOpen && !begins.has(position));
    isOpen = label !== undefined && !ends.has(position);
  }
  return spans;
}

/** Adds a word to the last span if both have one label; empty words give no span. */
function addWord(spans: Span[], word: Span, mayGoOn: boolean) {
  const last = spans.at(-1);
  if (mayGoOn && last?.label === word.label) spans[spans.length - 1] = { ...last, end: word.end };
  else if (word.end > word.start) spans.push(word);
}

/** Turns words and a tag for each of them into a text with spans; leaves all other rows unchanged. */
export function withSpans(row: FileRow): FileRow {
  const words = wordsOf(row);
  if (!words) return row;
  const tagged = Object.entries(row).flatMap(([name, value]) =>
    areTags(name, value, words) ? [[name, value.map(tagOf)] as const] : [],
  );
  const text = textOf(row[joinedColumn]) ?? words.join(' ');
  const places = tagged.length > 0 ? placesOf(words, text) : undefined;
  if (!places) return row;
  const spans = tagged.map(([name, tags]) => [name, spansOf(tags, places)] as const);
  return { [joinedColumn]: text, ...row, ...Object.fromEntries(spans) };
}
