import { numberFormat } from './numbers.ts';

const unit = (name: string, maximumFractionDigits: number) =>
  numberFormat({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits });
const seconds = unit('second', 0);
const shortSeconds = unit('second', 1);
const minutes = unit('minute', 1);

/** Two digits are enough to compare: 4.2 s, 42 s, 4.2 min. */
export function duration(milliseconds: number, language: string): string {
  const passed = milliseconds / 1000;
  if (passed >= 60) return minutes(passed / 60, language);
  return passed < 10 ? shortSeconds(passed, language) : seconds(passed, language);
}
