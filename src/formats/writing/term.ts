/** A term is a text or a list of them. As a text, a list is JSON, and so is whatever could be taken for JSON. */
export function termText(value: unknown): string {
  return typeof value === 'string' && !/^["[]/.test(value) ? value : JSON.stringify(value);
}
