/** Large numbers, the same in every language: 12.35K. */
export const compactNumber = (value: number, fractionDigits: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: fractionDigits }).format(value);

/** A number as it is written in the browser's language. */
export const plainNumber = (value: number, language: string): string => new Intl.NumberFormat(language).format(value);
