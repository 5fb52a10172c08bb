import { unprocessable } from './refusal.ts';

/** As long as a double can be. Also found within texts, where they do no harm: only numbers of the parsed body count. */
const longWholeNumber = /(?<=[[:,\s]|^)-?\d{16,309}(?=[\s,\]}]|$)/g;

const isInexact = (digits: string) => String(Number(digits)) !== digits;

function firstHeld(value: unknown, wanted: ReadonlyMap<unknown, string>): string | undefined {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (wanted.has(next)) return wanted.get(next);
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) waiting.push(part);
  }
  return undefined;
}

/** JSON knows whole numbers of any size, JavaScript would keep a neighbour of the largest: an id would become another. */
export function refuseInexactNumbers(text: string, parsed: unknown) {
  const inexact = text.match(longWholeNumber)?.filter(isInexact) ?? [];
  if (inexact.length === 0) return;
  const held = firstHeld(parsed, new Map(inexact.map((digits) => [Number(digits), digits])));
  if (held !== undefined) throw unprocessable(`${held} cannot be kept exactly: send it as text`, 'inexact_number');
}
