const textOrLongNumber = /"(?:[^"\\]|\\.)*"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/g;

const exact = (found: string) => found.startsWith('"') || String(Number(found)) === found;

/** As JSON, but for whole numbers that a number cannot hold: those are texts of their digits. Throws like `JSON.parse`. */
export function parseExactly(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  return JSON.parse(text.replace(textOrLongNumber, (found) => (exact(found) ? found : `"${found}"`)));
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
