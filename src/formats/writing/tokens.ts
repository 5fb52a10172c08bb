/** A piece of a text; `start` and `end` (exclusive) count code points. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits with what stands on them; an apostrophe within is part of the word. */
const word = "[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_]*(?:['’]\\p{L}[\\p{L}\\p{M}]*)*";
/** Grapheme clusters, such as flags and emoji families, stay whole. */
const sign = '(?:\\p{RI}\\p{RI}|[^\\s\\p{Cc}])(?:[\\p{M}\\p{EMod}\\u{E0020}-\\u{E007F}]|\\u200D[^\\s\\p{Cc}])*';
/** Controls part words as blanks do: some readers take them for the end of a line. */
const piece = new RegExp(`${word}|${sign}`, 'gu');

/** Words and signs; a word is cut where something is marked that begins or ends within it. */
export function tokensOf(text: string, cuts: ReadonlySet<number>): readonly Token[] {
  const tokens: Token[] = [];
  let unit = 0;
  let point = 0;
  for (const found of text.matchAll(piece)) {
    point += pointsIn(text.slice(unit, found.index));
    const [word] = found;
    tokens.push(...cutUp(word, point, cuts));
    point += pointsIn(word);
    unit = found.index + word.length;
  }
  return tokens;
}

function cutUp(word: string, start: number, cuts: ReadonlySet<number>): readonly Token[] {
  const points = [...word];
  const ends = points.map((_, index) => index + 1).filter((at) => at === points.length || cuts.has(start + at));
  return ends.map((end, index) => {
    const from = ends[index - 1] ?? 0;
    return { text: points.slice(from, end).join(''), start: start + from, end: start + end };
  });
}

const pointsIn = (text: string) => {
  let points = 0;
  for (const _ of text) points += 1;
  return points;
};
