import type { Queue } from '../queue.ts';

/** Removes a record that was deleted; later records move up. */
export function removeRecord(queue: Queue, recordId: string): Queue {
  const gone = queue.records.find(({ id }) => id === recordId);
  if (!gone) return queue;
  const { total, unknownRemoved = 0, deducted = 0 } = queue;
  const moveUp = (page: number) => (page > gone.page ? page - 1 : page);
  return {
    ...queue,
    records: queue.records.filter((each) => each !== gone).map((each) => ({ ...each, page: moveUp(each.page) })),
    total: deducted > 0 ? total : total - 1, // it may have been deducted already
    page: moveUp(queue.page),
    unknownRemoved: Math.max(0, unknownRemoved - 1),
    deducted: Math.max(0, deducted - 1),
  };
}
