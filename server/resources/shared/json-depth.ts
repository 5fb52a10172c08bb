/** Deeper than anybody writes; much deeper ones exhaust the stack of whatever reads or writes them. */
export const deepestJson = 500;

const [quote, backslash] = ['"', '\\'];
const opening = new Set(['[', '{']);
const closing = new Set([']', '}']);

function isEscaped(text: string, at: number) {
  let before = at;
  while (text[before - 1] === backslash) before -= 1;
  return (at - before) % 2 === 1;
}

function endOfText(text: string, from: number) {
  let end = text.indexOf(quote, from + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf(quote, end + 1);
  return end < 0 ? text.length : end;
}

/** Whether lists and objects are nested deeper than that; of what is no JSON it says nothing useful. */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= most; at += 1) {
    const character = text.charAt(at);
    if (character === quote) at = endOfText(text, at);
    else if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
  }
  return depth > most;
}
