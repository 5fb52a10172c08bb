import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber } from '#domain/shared/numbers.ts';
import { relativeTime } from '#domain/shared/relative-time.ts';

/** Dates are written in the language of the interface, plain numbers in that of the browser. */
export function useFormats() {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
    const names = new Intl.ListFormat(language);
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    return {
      number: (value: number) => plainNumber(value, navigator.language),
      list: (items: readonly string[]) => names.format(items),
      moment: (iso: string) => moment.format(timeOf(iso)),
      ago: (iso: string) => {
        const { value, unit } = relativeTime(timeOf(iso), Date.now());
        return relative.format(value, unit);
      },
    };
  }, [language]);
}

/** The server writes its times in UTC, and leaves out to say so. */
const timeOf = (iso: string) => Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(iso) ? iso : `${iso}Z`);
