import { limits } from '../../shared/limits.ts';
import { isFailed, isOver, type Job } from './job.ts';

/** What is known after a look at the import. */
export interface ImportLook {
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

export function pollDecision({ tries, total, rows, job }: ImportLook): PollDecision {
  if (job && isFailed(job)) return 'failed';
  if (total >= enough(rows) || (job && isOver(job))) return 'enough';
  return tries < limits.importTries ? 'poll-again' : 'still-importing';
}

const enough = (rows: number = limits.importRows) => Math.min(limits.importEnough, rows);
