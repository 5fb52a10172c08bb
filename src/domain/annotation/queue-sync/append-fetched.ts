import { positionOf } from '../../criteria/page.ts';
import { append, emptyQueue, type Fetched, type FetchRange, goTo, type Queue, type QueueCriteria } from '../queue.ts';
import { countRemovedBefore, hasLeftServerList, type QueueStatus } from '../record.ts';

/** Records before the current one that have left the server's list; an upper bound. */
export const removedBeforeCurrent = (queue: Queue, status: QueueStatus): number =>
  countRemovedBefore(queue.records, queue.page, status) + (queue.unknownRemoved ?? 0);

/** Appends fetched records; the first fetch skips answered records that the server still lists. */
export function appendFetched(queue: Queue, fetched: Fetched, range: FetchRange, status: QueueStatus): Queue {
  const next = append(queue, fetched, range);
  return queue.records.length === 0 ? skipAnswered(next, status) : next;
}

/** An empty queue that starts at the records now in view. */
export function restarted(queue: Queue, { page, status, similarity }: QueueCriteria): Queue {
  const position = positionOf(page);
  const removed = similarity ? 0 : countRemovedBefore(queue.records, position, status);
  return goTo(emptyQueue, Math.max(1, position - removed));
}

function skipAnswered(queue: Queue, status: QueueStatus): Queue {
  const open = queue.records.find((record) => record.page >= queue.page && !hasLeftServerList(record, status));
  return open ? goTo(queue, open.page) : queue;
}
