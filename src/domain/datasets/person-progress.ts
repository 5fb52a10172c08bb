import { numberFormat } from '../shared/numbers.ts';
import { percent } from './progress.ts';

/** Answers of one user in a dataset. */
export interface PersonProgress {
  readonly username: string;
  readonly submitted: number;
  readonly discarded: number;
  readonly draft: number;
  /** Submitted or discarded today. */
  readonly today: number;
  /** Median active time of the submitted responses in milliseconds; undefined where it is not measured. */
  readonly medianMs: number | undefined;
}

export const personStatuses = ['submitted', 'discarded', 'draft'] as const;

/** Shares of all records, in the order of the bar. */
export const personShares = (person: PersonProgress, total: number) =>
  personStatuses.map((status) => ({ status, percent: percent(person[status], total) }));

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
