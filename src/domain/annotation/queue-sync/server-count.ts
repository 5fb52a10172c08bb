import type { Queue } from '../queue.ts';
import { hasLeftServerList, type RecordStatus } from '../record.ts';

/** How many the server lists, as far as is known here. */
export function serverCount({ records, total, unknownRemoved = 0, deducted = 0 }: Queue, status: RecordStatus): number {
  const left = records.filter((record) => hasLeftServerList(record, status)).length;
  return total + deducted - unknownRemoved - left;
}

/** Takes in that the server lists so many: others may have completed some that nobody has told of. */
export function removeUnknown(queue: Queue, count: number, status: RecordStatus): Queue {
  if (status !== 'pending') return queue;
  const { records, total, unknownRemoved = 0, deducted = 0 } = queue;
  const removed = Math.max(serverCount(queue, status) - count, -unknownRemoved); // those that are back after all
  if (removed === 0) return queue;
  const last = Math.max(0, ...records.map(({ page }) => page));
  const next = Math.min(Math.max(last, total - removed), total + deducted);
  return { ...queue, total: next, unknownRemoved: unknownRemoved + removed, deducted: deducted + total - next };
}

/** The same, where it may list more as well: what has come since stands at the end. */
export function reconcileCount(queue: Queue, count: number, status: RecordStatus): Queue {
  const known = removeUnknown(queue, count, status);
  const added = status === 'pending' ? count - serverCount(known, status) : 0;
  return added > 0 ? { ...known, total: known.total + added, exhausted: false } : known;
}
