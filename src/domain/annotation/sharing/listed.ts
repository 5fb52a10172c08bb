import type { Queue } from '../queue.ts';
import { hasLeft, type RecordStatus } from '../record.ts';

/** How many the server lists, as far as is known here. */
export function listedOf({ records, total, vanished = 0, lowered = 0 }: Queue, status: RecordStatus): number {
  const left = records.filter((record) => hasLeft(record, status)).length;
  return total + lowered - vanished - left;
}

/** Takes in that the server lists so many: others may have completed some that nobody has told of. */
export function shrunk(queue: Queue, listed: number, status: RecordStatus): Queue {
  if (status !== 'pending') return queue;
  const { records, total, vanished = 0, lowered = 0 } = queue;
  const by = Math.max(listedOf(queue, status) - listed, -vanished); // those that are back after all
  if (by === 0) return queue;
  const last = Math.max(0, ...records.map(({ page }) => page));
  const next = Math.min(Math.max(last, total - by), total + lowered);
  return { ...queue, total: next, vanished: vanished + by, lowered: lowered + total - next };
}

/** The same, where it may list more as well: what has come since stands at the end. */
export function recounted(queue: Queue, listed: number, status: RecordStatus): Queue {
  const known = shrunk(queue, listed, status);
  const more = status === 'pending' ? listed - listedOf(known, status) : 0;
  return more > 0 ? { ...known, total: known.total + more, exhausted: false } : known;
}
