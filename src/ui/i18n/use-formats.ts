import { useTranslation } from 'react-i18next';
import { momentOf } from '#domain/shared/moment.ts';
import { plainNumber, ungroupedNumber } from '#domain/shared/numbers.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';

type Formats = ReturnType<typeof makeFormats>;

/** Formatters by language, cached: creating them is slow, and every row of a list uses them. */
const formats = new Map<string, Formats>();

/** Formats dates in the language of the interface, and numbers in the language of the browser. */
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
    moment: (iso: string) => moment.format(momentOf(iso)),
    ago: (iso: string) => {
      const { value, unit } = relativeTime(momentOf(iso), Date.now());
      return relative.format(value, unit);
    },
  };
}
