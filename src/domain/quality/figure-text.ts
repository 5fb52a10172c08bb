import { numberFormat } from '../shared/numbers.ts';

/** For coefficients: two digits, and no sign at 0.00. */
export const coefficientText = numberFormat({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

export const shareText = numberFormat({ style: 'percent', maximumFractionDigits: 0 });

const probability = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
const lowest = 0.001;

/** For p-values: three digits, and an upper limit for lower ones. */
export const probabilityText = (value: number, language: string): string =>
  value < lowest ? `< ${probability(lowest, language)}` : probability(value, language);
