import { unprocessable } from './refusal.ts';

/** Real data is flatter; much deeper JSON overflows the stack of parsers. */
export const maxJsonDepth = 500;

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

/** The result for invalid JSON is meaningless. */
export function isDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length && depth <= maxDepth; at += 1) {
    const character = text.charAt(at);
    if (character === quote) at = endOfText(text, at);
    else if (opening.has(character)) depth += 1;
    else if (closing.has(character)) depth -= 1;
  }
  return depth > maxDepth;
}

const surrogateEscape = /\\u[dD][89a-fA-F]/;
const escapedHalfPair = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** `JSON.stringify` escapes only half surrogate pairs. */
export const hasHalfSurrogatePair = (json: string, parsed: unknown): boolean =>
  surrogateEscape.test(json) && escapedHalfPair.test(JSON.stringify(parsed));

/** Up to the length of a double. Also matches within texts, which `findValue` ignores. */
const longWholeNumber = /(?<=[[:,\s]|^)-?\d{16,309}(?=[\s,\]}]|$)/g;

const isInexact = (digits: string) => String(Number(digits)) !== digits;

function findValue(value: unknown, candidates: ReadonlyMap<unknown, string>): string | undefined {
  const stack = [value];
  while (stack.length > 0) {
    const next = stack.pop();
    if (candidates.has(next)) return candidates.get(next);
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) stack.push(part);
  }
  return undefined;
}

/** JSON allows integers that a double cannot hold exactly: an id would change. */
export function refuseInexactNumbers(text: string, parsed: unknown) {
  const inexact = text.match(longWholeNumber)?.filter(isInexact) ?? [];
  if (inexact.length === 0) return;
  const found = findValue(parsed, new Map(inexact.map((digits) => [Number(digits), digits])));
  if (found !== undefined)
    throw unprocessable(`${found} cannot be stored exactly. Send it as a string`, 'inexact_number');
}
