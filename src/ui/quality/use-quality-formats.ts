import { useTranslation } from 'react-i18next';
import type { Figure, FigureName, Interval } from '#domain/quality/figure.ts';
import { coefficientText, probabilityText, shareText } from '#domain/quality/figure-text.ts';
import { plainNumber } from '#domain/shared/numbers.ts';

const shares = new Set<FigureName>(['equal', 'within-one', 'f1-exact', 'f1-overlap']);

/** Figures as texts; shares in per cent. */
export function useQualityFormats() {
  const { t, i18n } = useTranslation();
  const number = (value: number, name?: FigureName) =>
    name !== undefined && shares.has(name)
      ? shareText(value, i18n.language)
      : coefficientText(value, i18n.language).replace('-', '−');
  const figure = (found: Figure, name?: FigureName) =>
    'value' in found ? number(found.value, name) : t(`quality.undefined.${found.reason}`);
  const interval = ({ low, high }: Interval, name?: FigureName) =>
    t('quality.interval', { low: number(low, name), high: number(high, name) });
  const share = (value: number | null) => (value === null ? '–' : shareText(value, i18n.language));
  const shareInterval = ({ low, high }: Interval) => t('quality.interval', { low: share(low), high: share(high) });
  /** Difference of two shares in percentage points. */
  const points = (value: number) => plainNumber(Math.round(value * 100) || 0, i18n.language).replace('-', '−'); // not −0
  const probability = (value: number) => probabilityText(value, i18n.language);
  /** A date without a time. */
  const day = (date: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(date));
  return { day, number, figure, interval, share, shareInterval, points, probability };
}
