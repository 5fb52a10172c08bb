/** Shorter texts are rendered as a whole. */
const maxWholeChars = 20_000;
const chunkChars = 4000;

/** Splits a long text for rendering, at line breaks or between words. */
export function textChunks(text: string): readonly string[] {
  if (text.length <= maxWholeChars) return [text];
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    const end = endOf(text, at);
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

function endOf(text: string, at: number) {
  const limit = at + chunkChars;
  if (limit >= text.length) return text.length;
  for (const boundary of ['\n', ' ']) {
    const found = text.lastIndexOf(boundary, limit - 1);
    if (found >= at + chunkChars / 2) return found + 1;
  }
  return isInsideSurrogatePair(text, limit) ? limit - 1 : limit;
}

const isInsideSurrogatePair = (text: string, at: number) => /[\udc00-\udfff]/.test(text.charAt(at));
