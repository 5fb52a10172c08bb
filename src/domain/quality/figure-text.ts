import { numberFormat } from '../shared/numbers.ts';

/** For coefficients: two digits. */
export const coefficientText = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const shareText = numberFormat({ style: 'percent', maximumFractionDigits: 0 });
