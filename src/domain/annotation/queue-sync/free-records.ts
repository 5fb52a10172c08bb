import type { Queue } from '../queue.ts';
import { type DatasetRecord, type QueuedRecord, statusOf } from '../record.ts';

/** Ids of records with leases of other users. */
export type HeldByOthers = ReadonlySet<string>;

export const awaitsAnswer = (record: DatasetRecord): boolean => ['pending', 'draft'].includes(statusOf(record));

/** A pending record without a lease of others: after the current one if possible, else before it. */
export function nextFreePosition({ records, page, total, exhausted }: Queue, held: HeldByOthers): number | undefined {
  const free = records.filter((record) => statusOf(record) === 'pending' && !held.has(record.id));
  const later = free.find((record) => record.page > page);
  if (later) return later.page;
  const last = Math.max(page, ...records.map((record) => record.page));
  if (last < total && !exhausted) return last + 1; // not loaded yet
  return free.find((record) => record.page < page)?.page;
}

export const firstHeldByOthers = ({ records }: Queue, held: HeldByOthers): QueuedRecord | undefined =>
  records.find((record) => statusOf(record) === 'pending' && held.has(record.id));
