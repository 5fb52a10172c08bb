import type { Queue } from '../queue.ts';
import { type DatasetRecord, type Listed, statusOf } from '../record.ts';

/** Records that others are at, as far as they have told. */
export type LeftToOthers = ReadonlySet<string>;

/** Whether an answer of one's own is still to come. */
export const isOpen = (record: DatasetRecord): boolean => ['pending', 'draft'].includes(statusOf(record));

/** Where to go on instead of the record in view: later if possible, else earlier. Nowhere if others are at all. */
export function nextFree({ records, page, total, exhausted }: Queue, left: LeftToOthers): number | undefined {
  const free = records.filter((record) => statusOf(record) === 'pending' && !left.has(record.id));
  const later = free.find((record) => record.page > page);
  if (later) return later.page;
  const last = Math.max(page, ...records.map((record) => record.page));
  if (last < total && !exhausted) return last + 1; // not loaded yet
  return free.find((record) => record.page < page)?.page;
}

/** The first of those that were left to others and are still open. */
export const firstLeft = ({ records }: Queue, left: LeftToOthers): Listed | undefined =>
  records.find((record) => statusOf(record) === 'pending' && left.has(record.id));
