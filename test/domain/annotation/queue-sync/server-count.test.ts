import { describe, expect, it } from 'vitest';
import { append, emptyQueue, isPastEnd, nextFetch, replace } from '#domain/annotation/queue.ts';
import { removeRecord } from '#domain/annotation/queue-sync/remove-record.ts';
import { reconcileCount, removeUnknown, serverCount } from '#domain/annotation/queue-sync/server-count.ts';
import { aRecord, someRecords } from '../../../support/builders.ts';
import { answered, focus, ids, loaded, pages } from '../../../support/queues.ts';

describe('The expected number of records at the server', () => {
  it('is the listed number without the answered records', () => {
    expect(serverCount(loaded(1, 20, 60), 'pending')).toBe(60);
    expect(serverCount(answered(loaded(1, 20, 60), 5), 'pending')).toBe(55);
    expect(serverCount(removeRecord(loaded(1, 20, 60), 'record-3'), 'pending')).toBe(59);
    expect(serverCount(removeUnknown(loaded(1, 20, 60), 57, 'pending'), 'pending')).toBe(57);
  });
});

describe('A list of the server that is shorter than it was', () => {
  it('lowers the total, and the next fetch starts earlier', () => {
    const queue = removeUnknown(loaded(1, 20, 60, 15), 57, 'pending');

    expect(queue.total).toBe(57);
    expect(nextFetch(queue, focus)).toEqual({ page: 21, limit: 23, offset: 17 });
  });

  it('is expected after answers of the user', () => {
    const queue = answered(loaded(1, 20, 60), 5);

    expect(removeUnknown(queue, 55, 'pending')).toBe(queue);
    expect(removeUnknown(queue, 60, 'pending')).toBe(queue);
    expect(removeUnknown(removeUnknown(queue, 54, 'pending'), 54, 'pending').total).toBe(59);
  });

  it('restores records that have come back, and no more', () => {
    const queue = removeUnknown(loaded(1, 20, 60), 57, 'pending');
    const atHand = removeUnknown(loaded(1, 3, 3), 2, 'pending');

    expect(removeUnknown(queue, 58, 'pending')).toMatchObject({ total: 58, unknownRemoved: 2, deducted: 2 });
    expect(removeUnknown(queue, 70, 'pending')).toMatchObject({ total: 60, unknownRemoved: 0, deducted: 0 });
    expect(removeUnknown(atHand, 3, 'pending')).toMatchObject({ total: 3, unknownRemoved: 0, deducted: 0 });
  });

  it('is ignored for other statuses than pending', () => {
    const queue = loaded(1, 20, 60);

    expect(removeUnknown(queue, 50, 'draft')).toBe(queue);
  });

  it('keeps every loaded record within the total', () => {
    const queue = removeUnknown(loaded(1, 3, 3), 1, 'pending');

    expect(queue.total).toBe(3);
    expect(removeUnknown(queue, 1, 'pending')).toBe(queue);
  });

  it('is not counted twice when the removed record becomes known', () => {
    const beyond = removeRecord(removeUnknown(loaded(1, 20, 60), 59, 'pending'), 'record-3');
    const atHand = removeRecord(removeUnknown(loaded(1, 3, 3), 2, 'pending'), 'record-3');

    expect([beyond.total, atHand.total]).toEqual([59, 2]);
    expect(removeUnknown(beyond, 59, 'pending')).toBe(beyond);
    expect(removeUnknown(atHand, 2, 'pending')).toBe(atHand);
  });

  it('may have lost more records than precede the next fetch', () => {
    expect(nextFetch(removeUnknown(loaded(1, 3, 60), 40, 'pending'), focus)).toMatchObject({ page: 4, offset: 0 });
  });

  it('skips no record: new ones follow the known ones', () => {
    const queue = removeUnknown(loaded(1, 20, 60), 59, 'pending');

    const next = append(
      queue,
      { records: [20, 22, 23].map((page) => aRecord({ page })), total: 59 },
      {
        page: 21,
        limit: 21,
        offset: 19,
      },
    );

    expect(ids(next).slice(-2)).toEqual(['record-22', 'record-23']);
    expect(pages(next).slice(-2)).toEqual([21, 22]);
  });

  it('skips no record when the removed ones were further on', () => {
    const queue = { ...removeUnknown(loaded(1, 20, 60), 58, 'pending'), page: 40 };

    expect(nextFetch(queue, focus)).toEqual({ page: 40, limit: 20, offset: 39 });
  });

  it('had lost loaded records, if more follow than were counted', () => {
    const queue = removeUnknown(loaded(1, 20, 22), 20, 'pending');

    const next = append(queue, { records: someRecords(19, 22), total: 20 }, { page: 21, limit: 22, offset: 18 });

    expect([queue.total, next.total, next.deducted, next.unknownRemoved]).toEqual([20, 22, 0, 2]);
    expect(pages(next).at(-1)).toBe(22);
  });

  it('excludes a current record that others have completed', () => {
    const queue = replace(loaded(1, 20, 60), aRecord({ page: 1, isCompleted: true }));

    expect(removeUnknown(queue, 59, 'pending')).toBe(queue);
    expect(nextFetch({ ...queue, page: 15 }, focus)).toEqual({ page: 21, limit: 20, offset: 19 });
  });
});

describe('A list of the server that is longer than it was', () => {
  it('raises the total by the new records', () => {
    expect(reconcileCount(loaded(1, 20, 60), 100, 'pending').total).toBe(100);
    expect(reconcileCount(answered(loaded(1, 20, 60), 5), 95, 'pending').total).toBe(100);
  });

  it('lets the queue continue after its end', () => {
    const queue = append(answered(loaded(1, 3, 3, 4), 3), { records: [], total: 0 }, { page: 4, limit: 20, offset: 0 });
    const longer = reconcileCount(queue, 2, 'pending');

    expect(isPastEnd(queue)).toBe(true);
    expect([isPastEnd(longer), longer.total]).toEqual([false, 5]);
    expect(nextFetch(longer, focus)).toEqual({ page: 4, limit: 20, offset: 0 });
  });

  it('starts an empty queue', () => {
    const queue = reconcileCount({ ...emptyQueue, exhausted: true }, 7, 'pending');

    expect(isPastEnd(queue)).toBe(false);
    expect(nextFetch(queue, focus)).toMatchObject({ page: 1, offset: 0 });
  });

  it('changes nothing if the count is as expected, or the status is another', () => {
    const queue = answered(loaded(1, 20, 60), 5);

    expect(reconcileCount(queue, 55, 'pending')).toBe(queue);
    expect(reconcileCount(queue, 90, 'submitted')).toBe(queue);
  });

  it('restores removed records first', () => {
    const queue = removeUnknown(loaded(1, 20, 60), 57, 'pending');

    expect(reconcileCount(queue, 70, 'pending')).toMatchObject({ total: 70, unknownRemoved: 0, deducted: 0 });
  });
});
