/** A piece of a text; `start` and `end` (exclusive) count code points. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const piece = /[\p{L}\p{M}\p{N}_]+(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{N}_]/gu;

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
