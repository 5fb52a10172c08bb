/** English in all languages: 12.35K. */
export const compactNumber = (value: number, fractionDigits: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: fractionDigits }).format(value);

/** Caches formats by language: creating one is a hundred times slower than using it. */
export function numberFormat(options: Intl.NumberFormatOptions) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value: number, language: string): string => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
    formats.set(language, format);
    return format.format(value);
  };
}

export const plainNumber = numberFormat({});

/** For numbers that may be years or ids: all digits, no grouping. */
export const ungroupedNumber = numberFormat({ useGrouping: false, maximumFractionDigits: 20 });
