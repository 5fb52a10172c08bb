import { fold } from '../text/fold.ts';

export interface Command {
  readonly id: string;
  readonly text: string;
  /** Shown behind the text and searched, too: the workspace of a dataset. */
  readonly detail?: string | undefined;
  readonly isPossible?: boolean;
}

/** Groups of words that stand for each other. */
export type Synonyms = readonly (readonly string[])[];

/** Reads groups separated by semicolons, with words separated by commas. */
export const readSynonyms = (text: string): Synonyms =>
  text.split(';').map((group) => group.split(',').map((word) => wordsIn(word).join(' ').trim()));

const minSynonymChars = 2;
const wordsIn = (text: string) => fold(text).split(/[^\p{L}\p{M}\p{N}]+/u);

/** Matches of the whole start first, then of starts of words, of parts of words, and of synonyms. */
function rankOf(command: Command, typed: string, synonyms: Synonyms): number | undefined {
  const text = fold(`${command.text} ${command.detail ?? ''}`);
  if (text.startsWith(typed)) return 0;
  const words = ` ${wordsIn(text).join(' ')}`;
  const searched = typed.split(/\s+/);
  const starts = (word: string) => words.includes(` ${word}`);
  if (searched.every(starts)) return 1;
  if (searched.every((word) => text.includes(word))) return 2;
  const isMeant = (word: string) => text.includes(word) || meaningsOf(word, synonyms).some(starts);
  return searched.every(isMeant) ? 3 : undefined;
}

const meaningsOf = (word: string, synonyms: Synonyms) =>
  word.length < minSynonymChars ? [] : synonyms.filter((group) => group.some((each) => each.startsWith(word))).flat();

const isImpossible = ({ isPossible }: Command) => Number(isPossible === false);

interface Search {
  readonly typed: string;
  readonly synonyms: Synonyms;
  /** Ids of the commands that were used last, the latest first. */
  readonly recent: readonly string[];
}

/** Commands that match all typed words, the best first; among equals the possible ones and those that were used last. */
export function findCommands<C extends Command>(all: readonly C[], { typed, synonyms, recent }: Search): readonly C[] {
  const searched = fold(typed.trim());
  const age = ({ id }: Command) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return all
    .flatMap((command) => {
      const rank = rankOf(command, searched, synonyms);
      return rank === undefined ? [] : [{ command, rank }];
    })
    .toSorted(
      ({ command: one, rank }, { command: other, rank: otherRank }) =>
        rank - otherRank || isImpossible(one) - isImpossible(other) || age(one) - age(other),
    )
    .map(({ command }) => command);
}

/** Ids of the commands that were used last, after one more. */
export const afterUse = (recent: readonly string[], id: string, most: number): readonly string[] =>
  [id, ...recent.filter((each) => each !== id)].slice(0, most);
