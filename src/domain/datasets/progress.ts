import type { RecordStatus } from '../annotation/record.ts';
import { limits } from '../shared/limits.ts';

/** How far the team has come with a dataset. */
export interface Progress {
  readonly total: number;
  readonly completed: number;
  readonly pending: number;
  /** The names of those who answered. */
  readonly users: readonly string[];
}

/** How far one person has come. */
export interface Metrics {
  readonly total: number;
  readonly submitted: number;
  readonly discarded: number;
  readonly draft: number;
  readonly pending: number;
}

/** A share in percent with two decimals; what is not a number shows as 0. */
export function percent(part: number, total: number): number {
  const share = (part / total) * 100;
  const scale = 10 ** limits.percentDigits;
  return Number.isFinite(share) ? Math.round(share * scale) / scale : 0;
}

export const completedPercent = ({ completed, total }: Progress): number => percent(completed, total);

/** A dataset without records is not complete, it is empty. */
export const isComplete = ({ completed, total }: Progress): boolean => total > 0 && completed >= total;

/** The counts after an answer went from one status to another, before the server has counted anew. */
export function moveCount(metrics: Metrics, from: RecordStatus, to: RecordStatus): Metrics {
  if (from === to) return metrics;
  return { ...metrics, [from]: Math.max(0, metrics[from] - 1), [to]: metrics[to] + 1 };
}

/** The users a card names, and how many more there are. */
export const usersOnCard = ({ users }: Progress): { readonly shown: readonly string[]; readonly more: number } => ({
  shown: users.slice(0, limits.usersOnCard),
  more: Math.max(0, users.length - limits.usersOnCard),
});
