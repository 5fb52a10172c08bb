import { append, type Fetched, type FetchRange, goTo, type Queue } from '../queue.ts';
import { countRemovedBefore, hasLeftServerList, type RecordStatus } from '../record.ts';

/** By how much the record in view has moved up in the server's list since this queue began; never too little. */
export const removedBeforeCurrent = (queue: Queue, status: RecordStatus): number =>
  countRemovedBefore(queue.records, queue.page, status) + (queue.unknownRemoved ?? 0);

/** Takes in what a fetch has brought. The first one passes by what was answered and is in the server's list still. */
export function appendFetched(queue: Queue, fetched: Fetched, stretch: FetchRange, status: RecordStatus): Queue {
  const next = append(queue, fetched, stretch);
  return queue.records.length === 0 ? skipAnswered(next, status) : next;
}

function skipAnswered(queue: Queue, status: RecordStatus): Queue {
  const open = queue.records.find((record) => record.page >= queue.page && !hasLeftServerList(record, status));
  return open ? goTo(queue, open.page) : queue;
}
