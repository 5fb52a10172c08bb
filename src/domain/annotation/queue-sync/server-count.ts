import type { Queue } from '../queue.ts';
import { hasLeftServerList, type QueueStatus } from '../record.ts';

/** Expected number of records in the server's list. */
export function serverCount({ records, total, unknownRemoved = 0, deducted = 0 }: Queue, status: QueueStatus): number {
  const left = records.filter((record) => hasLeftServerList(record, status)).length;
  return total + deducted - unknownRemoved - left;
}

/** Lowers the total when the server lists fewer records than expected, because other users have completed some. */
export function removeUnknown(queue: Queue, count: number, status: QueueStatus): Queue {
  if (status !== 'pending') return queue;
  const { records, total, unknownRemoved = 0, deducted = 0 } = queue;
  const removed = Math.max(serverCount(queue, status) - count, -unknownRemoved); // negative when records have come back
  if (removed === 0) return queue;
  const last = Math.max(0, ...records.map(({ page }) => page));
  const next = Math.min(Math.max(last, total - removed), total + deducted);
  return { ...queue, total: next, unknownRemoved: unknownRemoved + removed, deducted: deducted + total - next };
}

/** Also raises the total when the server lists more; new records are at the end. */
export function reconcileCount(queue: Queue, count: number, status: QueueStatus): Queue {
  const known = removeUnknown(queue, count, status);
  const added = status === 'pending' ? count - serverCount(known, status) : 0;
  return added > 0 ? { ...known, total: known.total + added, exhausted: false } : known;
}
