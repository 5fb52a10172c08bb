import type { Phrase, TextQuery } from '#domain/text/text-query.ts';
import { lexeme } from './tsvector.ts';

/** Beyond this, loose phrases only require all words. */
const maxOrderings = 20;
/** PostgreSQL rejects larger queries. */
const maxTsqueryBytes = 1_000_000;

/** Distances between `count` neighbours with up to `slop` other words among them. */
function distances(count: number, slop: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const firsts = Array.from({ length: slop + 1 }, (_, others) => others);
  return firsts.flatMap((others) => distances(count - 1, slop - others).map((rest) => [others + 1, ...rest]));
}

/** Number of `distances`, without computing them. */
function orderingsOf(count: number, slop: number): number {
  let ways = 1;
  for (let each = 1; each <= count; each += 1) ways = (ways * (slop + each)) / each;
  return ways;
}

const inOrder = (lexemes: readonly string[], apart: readonly number[]) =>
  lexemes.map((each, index) => (index === 0 ? each : `<${apart[index - 1]}> ${each}`)).join(' ');

function phraseIn(tag: number, { words, isPrefix, slop }: Phrase): string {
  const last = words.length - 1;
  const lexemes = words.map((word, index) => `${lexeme(tag, word)}${isPrefix && index === last ? ':*' : ''}`);
  if (orderingsOf(last, slop) > maxOrderings) return `(${lexemes.join(' & ')})`;
  const ways = distances(last, slop).map((apart) => `(${inOrder(lexemes, apart)})`);
  return `(${ways.join(' | ')})`;
}

function write(query: TextQuery, tags: readonly number[]): string {
  switch (query.kind) {
    case 'phrase':
      return `(${tags.map((tag) => phraseIn(tag, query)).join(' | ')})`;
    case 'not':
      return `!${write(query.of, tags)}`;
    case 'all':
      return `(${query.of.map((each) => write(each, tags)).join(' & ')})`;
    case 'any':
      return `(${query.of.map((each) => write(each, tags)).join(' | ')})`;
  }
}

/** Text for `tsquery`; each word may be in any of the tagged fields. */
export function tsqueryOf(query: TextQuery | undefined, tags: readonly number[]): string | undefined {
  const text = query && tags.length > 0 ? write(query, tags) : undefined;
  return text && Buffer.byteLength(text) <= maxTsqueryBytes ? text : undefined;
}
