import type { RecordStatus } from '../annotation/record.ts';
import { limits } from '../shared/limits.ts';

export interface Progress {
  readonly total: number;
  readonly completed: number;
  readonly pending: number;
  /** Usernames with responses. */
  readonly users: readonly string[];
}

/** Records by status of one user. */
export interface Metrics {
  readonly total: number;
  readonly submitted: number;
  readonly discarded: number;
  readonly draft: number;
  readonly pending: number;
}

/** Percentage with two decimals; 0 if it is no number. */
export function percent(part: number, total: number): number {
  const share = (part / total) * 100;
  const scale = 10 ** limits.percentDigits;
  return Number.isFinite(share) ? Math.round(share * scale) / scale : 0;
}

export const completedPercent = ({ completed, total }: Progress): number => percent(completed, total);

/** An empty dataset is not complete. */
export const isComplete = ({ completed, total }: Progress): boolean => total > 0 && completed >= total;

/** Records that the user has submitted or discarded. */
export const finishedRecords = ({ submitted, discarded }: Metrics): number => submitted + discarded;

/** Moves one record between statuses, before the server's counts arrive. */
export function moveCount(metrics: Metrics, from: RecordStatus, to: RecordStatus): Metrics {
  if (from === to) return metrics;
  return { ...metrics, [from]: Math.max(0, metrics[from] - 1), [to]: metrics[to] + 1 };
}

export const usersOnCard = ({ users }: Progress): { readonly shown: readonly string[]; readonly more: number } => ({
  shown: users.slice(0, limits.usersOnCard),
  more: Math.max(0, users.length - limits.usersOnCard),
});
