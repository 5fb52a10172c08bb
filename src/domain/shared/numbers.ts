/** Large numbers, the same in every language: 12.35K. */
export const compactNumber = (value: number, fractionDigits: number): string =>
  new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: fractionDigits }).format(value);

/** Formats by language: making one takes a hundred times as long as using it. */
function formatting(options: Intl.NumberFormatOptions) {
  const formats = new Map<string, Intl.NumberFormat>();
  return (value: number, language: string): string => {
    const format = formats.get(language) ?? new Intl.NumberFormat(language, options);
    formats.set(language, format);
    return format.format(value);
  };
}

/** A count as it is written in the browser's language. */
export const plainNumber = formatting({});

/** A number of a record, which may be a year or an id: all its digits, and none of them grouped. */
export const ungroupedNumber = formatting({ useGrouping: false, maximumFractionDigits: 20 });
