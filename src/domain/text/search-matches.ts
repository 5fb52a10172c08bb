import { parseTextQuery } from './parse-text-query.ts';
import type { Phrase, TextQuery } from './text-query.ts';
import { type Word, words } from './words.ts';

export interface Match {
  readonly start: number;
  readonly end: number;
}

/** Phrases that a record has to contain; negated ones are skipped. */
export function searchedPhrases(search: string): readonly Phrase[] {
  const query = parseTextQuery(search);
  return query ? phrasesIn(query).flatMap(splitLoosePhrase) : [];
}

/** Matches in text order, without overlaps. */
export function matchesIn(phrases: readonly Phrase[], text: string): readonly Match[] {
  const all = words(text);
  const byStart = phrasesByFirstWord(phrases);
  const places: Match[] = [];
  let at = 0;
  while (at < all.length) {
    const length = matchLengthAt(byStart, all, at);
    const [first, last] = [all[at], all[at + length - 1]];
    if (first && last && length > 0) places.push({ start: first.start, end: last.end });
    at += Math.max(1, length);
  }
  return places;
}

function phrasesIn(query: TextQuery): readonly Phrase[] {
  if (query.kind === 'phrase') return [query];
  return query.kind === 'not' ? [] : query.of.flatMap(phrasesIn);
}

/** Splits phrases with slop into words, because other words may be in between. */
const splitLoosePhrase = (phrase: Phrase): readonly Phrase[] =>
  phrase.slop === 0 ? [phrase] : phrase.words.map((word) => ({ ...phrase, words: [word], slop: 0 }));

interface PhrasesByFirstWord {
  readonly exact: ReadonlyMap<string, readonly Phrase[]>;
  readonly beginnings: readonly Phrase[];
}

/** Indexes phrases by first word, so that most words of a text need one lookup. */
function phrasesByFirstWord(phrases: readonly Phrase[]): PhrasesByFirstWord {
  const exact = new Map<string, readonly Phrase[]>();
  for (const phrase of phrases) {
    const first = phrase.words[0] as string;
    exact.set(first, [...(exact.get(first) ?? []), phrase]);
  }
  return { exact, beginnings: phrases.filter(({ words: { length }, isPrefix }) => isPrefix && length === 1) };
}

function matchLengthAt({ exact, beginnings }: PhrasesByFirstWord, all: readonly Word[], at: number): number {
  const { text } = all[at] as Word;
  const lengths = [...(exact.get(text) ?? []), ...beginnings]
    .filter((phrase) => matchesAt(phrase, all, at))
    .map((phrase) => phrase.words.length);
  return Math.max(0, ...lengths);
}

const matchesAt = ({ words: searched, isPrefix }: Phrase, all: readonly Word[], at: number) =>
  searched.every((word, index) => {
    const found = all[at + index]?.text;
    return isPrefix && index === searched.length - 1 ? found?.startsWith(word) : found === word;
  });
