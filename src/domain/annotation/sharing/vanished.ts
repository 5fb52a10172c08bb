import type { Queue } from '../queue.ts';

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
