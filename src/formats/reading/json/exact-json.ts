/**
 * Matches a whole JSON text. The unrolled loop takes long parts in one step, because a step for each letter overflows
 * the stack of the regular expression.
 */
const text = '"[^"\\\\]*(?:\\\\[^][^"\\\\]*)*"';
const textOrLongNumber = new RegExp(`${text}|(?<![\\d.eE+-])-?\\d{16,}(?![\\d.eE])`, 'g');
const textOrNoNumber = new RegExp(`${text}|-?\\b(?:NaN|Infinity)\\b`, 'g');

const exact = (found: string) => found.startsWith('"') || String(Number(found)) === found;

/**
 * Parses JSON, but keeps whole numbers beyond double precision as texts and reads Python's NaN and Infinity as null.
 * Throws like `JSON.parse`.
 */
export function parseExactly(json: string): unknown {
  const whole = /\d{16}/.test(json)
    ? json.replace(textOrLongNumber, (found) => (exact(found) ? found : `"${found}"`))
    : json;
  if (!/NaN|Infinity/.test(whole)) return JSON.parse(whole);
  return JSON.parse(whole.replace(textOrNoNumber, (found) => (found.startsWith('"') ? found : 'null')));
}

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
