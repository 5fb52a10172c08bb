/** Writes a term as text; a list, and a text that looks like JSON, is written as JSON. */
export function termText(value: unknown): string {
  return typeof value === 'string' && !/^["[]/.test(value) ? value : JSON.stringify(value);
}
