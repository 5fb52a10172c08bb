import { useTranslation } from 'react-i18next';
import type { Figure, FigureName, Interval } from '#domain/quality/figure.ts';
import { coefficientText, shareText } from '#domain/quality/figure-text.ts';

const shares = new Set<FigureName>(['equal', 'f1-exact', 'f1-overlap']);

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
  return { number, figure, interval };
}
