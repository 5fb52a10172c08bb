import { positionOf } from '../../criteria/page.ts';
import { append, emptyQueue, type Fetched, goTo, type Queue, type Stretch, type Wanted } from '../queue.ts';
import { hasLeft, leftBefore, type RecordStatus } from '../record.ts';

/** By how much the record in view has moved up in the server's list since this queue began; never too little. */
export const movedUpBy = (queue: Queue, status: RecordStatus): number =>
  leftBefore(queue.records, queue.page, status) + (queue.vanished ?? 0);

/** Takes in what a fetch has brought. The first one passes by what was answered and is in the server's list still. */
export function taken(queue: Queue, fetched: Fetched, stretch: Stretch, status: RecordStatus): Queue {
  const next = append(queue, fetched, stretch);
  return queue.records.length === 0 ? pastAnswered(next, status) : next;
}

/** An empty queue for the records that are in view now. */
export function restarted(queue: Queue, { page, status, similarity }: Wanted): Queue {
  const position = positionOf(page);
  const left = similarity ? 0 : leftBefore(queue.records, position, status);
  return goTo(emptyQueue, Math.max(1, position - left));
}

function pastAnswered(queue: Queue, status: RecordStatus): Queue {
  const open = queue.records.find((record) => record.page >= queue.page && !hasLeft(record, status));
  return open ? goTo(queue, open.page) : queue;
}
