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
