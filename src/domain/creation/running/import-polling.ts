import { limits } from '../../shared/limits.ts';
import { isFailed, isOver, type Job } from './job.ts';

export interface ImportStatus {
  /** Number of polls, including this one. */
  readonly tries: number;
  /** Records in the dataset. */
  readonly total: number;
  /** Rows to import, if the hub has counted them. */
  readonly rows: number | undefined;
  readonly job: Job | undefined;
}

/** `still-importing`: the polls are used up, so the dataset opens during the import. */
export type PollDecision = 'poll-again' | 'enough' | 'still-importing' | 'failed';

export function pollDecision({ tries, total, rows, job }: ImportStatus): PollDecision {
  if (job && isFailed(job)) return 'failed';
  if (total >= recordsToOpen(rows) || (job && isOver(job))) return 'enough';
  return tries < limits.maxImportTries ? 'poll-again' : 'still-importing';
}

const recordsToOpen = (rows: number = limits.maxImportRows) => Math.min(limits.minRecordsToOpen, rows);
