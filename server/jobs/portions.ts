/** In their order, in portions that are no longer than this together, unless a single one is. */
export function portions(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const all: string[][] = [];
  let length = 0;
  for (const text of texts) {
    const current = all.at(-1);
    if (current && length + text.length <= most) current.push(text);
    else all.push([text]);
    length = all.at(-1) === current ? length + text.length : text.length;
  }
  return all;
}
