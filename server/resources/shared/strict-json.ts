import { unprocessable } from './refusal.ts';

/** Deeper than anybody writes; much deeper ones exhaust the stack of whatever reads or writes them. */
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

/** Whether lists and objects are nested deeper than that; of what is no JSON it says nothing useful. */
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

/** Whether a text in the JSON holds half of a surrogate pair: whole pairs are written as they are, halves escaped. */
export const hasHalfSurrogatePair = (json: string, parsed: unknown): boolean =>
  surrogateEscape.test(json) && escapedHalfPair.test(JSON.stringify(parsed));

/** As long as a double can be. Also found within texts, where they do no harm: only numbers of the parsed body count. */
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

/** JSON knows whole numbers of any size, JavaScript would keep a neighbour of the largest: an id would become another. */
export function refuseInexactNumbers(text: string, parsed: unknown) {
  const inexact = text.match(longWholeNumber)?.filter(isInexact) ?? [];
  if (inexact.length === 0) return;
  const found = findValue(parsed, new Map(inexact.map((digits) => [Number(digits), digits])));
  if (found !== undefined) throw unprocessable(`${found} cannot be kept exactly: send it as text`, 'inexact_number');
}
