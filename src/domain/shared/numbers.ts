/** Large numbers, the same in every language: 12.35K. */
export const compactNumber = (value: number, fractionDigits: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: fractionDigits }).format(value);

/** Making a format takes a hundred times as long as using it. */
const plainFormats = new Map<string, Intl.NumberFormat>();

/** A number as it is written in the browser's language. */
export function plainNumber(value: number, language: string): string {
  const format = plainFormats.get(language) ?? new Intl.NumberFormat(language);
  plainFormats.set(language, format);
  return format.format(value);
}
