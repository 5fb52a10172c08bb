/** A piece of a text; `start` and `end` (exclusive) count code points. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and digits with their combining marks; an apostrophe inside a word belongs to it. */
const word = "[\\p{L}\\p{N}_][\\p{L}\\p{M}\\p{N}_]*(?:['’]\\p{L}[\\p{L}\\p{M}]*)*";
/** Grapheme clusters, such as flags and emoji families, stay whole. */
const sign = '(?:\\p{RI}\\p{RI}|[^\\s\\p{Cc}])(?:[\\p{M}\\p{EMod}\\u{E0020}-\\u{E007F}]|\\u200D[^\\s\\p{Cc}])*';
/** Control characters separate words, because some readers take them for line ends. */
const piece = new RegExp(`${word}|${sign}`, 'gu');

/** Splits a text into words and signs; cuts a word where a span begins or ends inside it. */
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
