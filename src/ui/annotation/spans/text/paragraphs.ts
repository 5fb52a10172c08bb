/** A paragraph with its line break, in pieces that the browser lays out fast. `start` counts UTF-16 units. */
export interface Paragraph {
  readonly start: number;
  readonly length: number;
  readonly pieces: readonly string[];
}

/** Long text nodes are slow to search, so they are split at a blank. */
const maxPieceChars = 2000;

export function paragraphsOf(text: string): readonly Paragraph[] {
  let start = 0;
  return (text.match(/[^\n]*\n|[^\n]+$/g) ?? ['']).map((line) => {
    const paragraph = { start, length: line.length, pieces: piecesOf(line) };
    start += line.length;
    return paragraph;
  });
}

export const paragraphAt = (paragraphs: readonly Paragraph[], unit: number): number => {
  let low = 0;
  let high = paragraphs.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((paragraphs[middle]?.start ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
};

function piecesOf(line: string): readonly string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > maxPieceChars) {
    const blank = rest.lastIndexOf(' ', maxPieceChars);
    if (blank <= 0) break;
    pieces.push(rest.slice(0, blank + 1));
    rest = rest.slice(blank + 1);
  }
  return [...pieces, rest];
}
