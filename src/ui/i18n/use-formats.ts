import { useTranslation } from 'react-i18next';
import { plainNumber, ungroupedNumber } from '#domain/shared/numbers.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';

type Formats = ReturnType<typeof makeFormats>;

/** By language: every row of a list uses them, and making them takes long. */
const formats = new Map<string, Formats>();

/** Dates are written in the language of the interface, plain numbers in that of the browser. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const known = formats.get(language) ?? makeFormats(language);
  formats.set(language, known);
  return known;
}

function makeFormats(language: string) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const names = new Intl.ListFormat(language);
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  return {
    number: (value: number) => plainNumber(value, navigator.language),
    ungrouped: (value: number) => ungroupedNumber(value, navigator.language),
    list: (items: readonly string[]) => names.format(items),
    moment: (iso: string) => moment.format(timeOf(iso)),
    ago: (iso: string) => {
      const { value, unit } = relativeTime(timeOf(iso), Date.now());
      return relative.format(value, unit);
    },
  };
}

/** The server writes its times in UTC, and leaves out to say so. */
const timeOf = (iso: string) => Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(iso) ? iso : `${iso}Z`);
