import type { Queue } from '../queue.ts';
import { type DatasetRecord, type QueuedRecord, statusOf } from '../record.ts';

/** Records that others are at, as far as they have told. */
export type HeldByOthers = ReadonlySet<string>;

/** Whether an answer of one's own is still to come. */
export const awaitsAnswer = (record: DatasetRecord): boolean => ['pending', 'draft'].includes(statusOf(record));

/** Where to go on instead of the record in view: later if possible, else earlier. Nowhere if others are at all. */
export function nextFreePosition({ records, page, total, exhausted }: Queue, held: HeldByOthers): number | undefined {
  const free = records.filter((record) => statusOf(record) === 'pending' && !held.has(record.id));
  const later = free.find((record) => record.page > page);
  if (later) return later.page;
  const last = Math.max(page, ...records.map((record) => record.page));
  if (last < total && !exhausted) return last + 1; // not loaded yet
  return free.find((record) => record.page < page)?.page;
}

/** The first of those that were left to others and are still open. */
export const firstHeldByOthers = ({ records }: Queue, held: HeldByOthers): QueuedRecord | undefined =>
  records.find((record) => statusOf(record) === 'pending' && held.has(record.id));
