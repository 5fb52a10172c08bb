import { limits } from '../../shared/limits.ts';
import { isFailed, isOver, type Job } from './job.ts';

/** What is known after a look at the import. */
export interface ImportStatus {
  /** How often was looked, this time included. */
  readonly tries: number;
  /** How many records are there. */
  readonly total: number;
  /** How many rows there are to import, if the hub told. */
  readonly rows: number | undefined;
  readonly job: Job | undefined;
}

/** `goesOn`: the tries ran out, which is no failure; the dataset opens and says that the import goes on. */
export type PollDecision = 'poll-again' | 'enough' | 'still-importing' | 'failed';

export function pollDecision({ tries, total, rows, job }: ImportStatus): PollDecision {
  if (job && isFailed(job)) return 'failed';
  if (total >= recordsToOpen(rows) || (job && isOver(job))) return 'enough';
  return tries < limits.maxImportTries ? 'poll-again' : 'still-importing';
}

const recordsToOpen = (rows: number = limits.maxImportRows) => Math.min(limits.minRecordsToOpen, rows);
