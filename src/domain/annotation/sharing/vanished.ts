import type { Queue } from '../queue.ts';
import { hasLeft, type RecordStatus } from '../record.ts';

/** Lets go of a record that has left the server's list: what follows moves up. */
export function drop(queue: Queue, recordId: string): Queue {
  const gone = queue.records.find(({ id }) => id === recordId);
  if (!gone) return queue;
  const { total, vanished = 0, lowered = 0 } = queue;
  const moveUp = (page: number) => (page > gone.page ? page - 1 : page);
  return {
    ...queue,
    records: queue.records.filter((each) => each !== gone).map((each) => ({ ...each, page: moveUp(each.page) })),
    total: lowered > 0 ? total : total - 1, // it may have been counted already
    page: moveUp(queue.page),
    vanished: Math.max(0, vanished - 1),
    lowered: Math.max(0, lowered - 1),
  };
}

/** Takes in that the server lists so many: others may have completed some that nobody has told of. */
export function shrunk(queue: Queue, listed: number, status: RecordStatus): Queue {
  if (status !== 'pending') return queue;
  const { records, total, vanished = 0, lowered = 0 } = queue;
  const left = records.filter((record) => hasLeft(record, status)).length;
  const by = Math.max(total + lowered - vanished - left - listed, -vanished); // those that are back after all
  if (by === 0) return queue;
  const last = Math.max(0, ...records.map(({ page }) => page));
  const next = Math.min(Math.max(last, total - by), total + lowered);
  return { ...queue, total: next, vanished: vanished + by, lowered: lowered + total - next };
}
