import { describe, expect, it } from 'vitest';
import { append, emptyQueue, isPastEnd, nextStretch, replace } from '#domain/annotation/queue.ts';
import { listedOf, recounted, shrunk } from '#domain/annotation/sharing/listed.ts';
import { drop } from '#domain/annotation/sharing/vanished.ts';
import { aRecord, someRecords } from '../../../support/builders.ts';
import { answered, focus, ids, loaded, pages } from '../../../support/queues.ts';

describe('How many the server lists', () => {
  it('is what it listed, without what was answered since', () => {
    expect(listedOf(loaded(1, 20, 60), 'pending')).toBe(60);
    expect(listedOf(answered(loaded(1, 20, 60), 5), 'pending')).toBe(55);
    expect(listedOf(drop(loaded(1, 20, 60), 'record-3'), 'pending')).toBe(59);
    expect(listedOf(shrunk(loaded(1, 20, 60), 57, 'pending'), 'pending')).toBe(57);
  });
});

describe('A list of the server that is shorter than it was', () => {
  it('lowers the total, and what is fetched next begins earlier', () => {
    const queue = shrunk(loaded(1, 20, 60, 15), 57, 'pending');

    expect(queue.total).toBe(57);
    expect(nextStretch(queue, focus)).toEqual({ page: 21, limit: 23, offset: 17 });
  });

  it('is as long as expected once the answers of one’s own are counted', () => {
    const queue = answered(loaded(1, 20, 60), 5);

    expect(shrunk(queue, 55, 'pending')).toBe(queue);
    expect(shrunk(queue, 60, 'pending')).toBe(queue);
    expect(shrunk(shrunk(queue, 54, 'pending'), 54, 'pending').total).toBe(59);
  });

  it('gives back what has come back after all, and no more', () => {
    const queue = shrunk(loaded(1, 20, 60), 57, 'pending');
    const atHand = shrunk(loaded(1, 3, 3), 2, 'pending');

    expect(shrunk(queue, 58, 'pending')).toMatchObject({ total: 58, vanished: 2, lowered: 2 });
    expect(shrunk(queue, 70, 'pending')).toMatchObject({ total: 60, vanished: 0, lowered: 0 });
    expect(shrunk(atHand, 3, 'pending')).toMatchObject({ total: 3, vanished: 0, lowered: 0 });
  });

  it('says nothing among the records of another status', () => {
    const queue = loaded(1, 20, 60);

    expect(shrunk(queue, 50, 'draft')).toBe(queue);
  });

  it('leaves every record that is loaded within reach', () => {
    const queue = shrunk(loaded(1, 3, 3), 1, 'pending');

    expect(queue.total).toBe(3);
    expect(shrunk(queue, 1, 'pending')).toBe(queue);
  });

  it('is not counted twice when it turns out which record it was', () => {
    const beyond = drop(shrunk(loaded(1, 20, 60), 59, 'pending'), 'record-3');
    const atHand = drop(shrunk(loaded(1, 3, 3), 2, 'pending'), 'record-3');

    expect([beyond.total, atHand.total]).toEqual([59, 2]);
    expect(shrunk(beyond, 59, 'pending')).toBe(beyond);
    expect(shrunk(atHand, 2, 'pending')).toBe(atHand);
  });

  it('may have lost more than stand before what is fetched', () => {
    expect(nextStretch(shrunk(loaded(1, 3, 60), 40, 'pending'), focus)).toMatchObject({ page: 4, offset: 0 });
  });

  it('skips nobody: known records are passed over, new ones follow on', () => {
    const queue = shrunk(loaded(1, 20, 60), 59, 'pending');

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

  it('has nobody jump too short, where those that vanished were further on', () => {
    const queue = { ...shrunk(loaded(1, 20, 60), 58, 'pending'), page: 40 };

    expect(nextStretch(queue, focus)).toEqual({ page: 40, limit: 20, offset: 39 });
  });

  it('had lost some of those at hand, if more follow than were counted', () => {
    const queue = shrunk(loaded(1, 20, 22), 20, 'pending');

    const next = append(queue, { records: someRecords(19, 22), total: 20 }, { page: 21, limit: 22, offset: 18 });

    expect([queue.total, next.total, next.lowered, next.vanished]).toEqual([20, 22, 0, 2]);
    expect(pages(next).at(-1)).toBe(22);
  });

  it('does not hold a record that others have completed while it is in view', () => {
    const queue = replace(loaded(1, 20, 60), aRecord({ page: 1, isCompleted: true }));

    expect(shrunk(queue, 59, 'pending')).toBe(queue);
    expect(nextStretch({ ...queue, page: 15 }, focus)).toEqual({ page: 21, limit: 20, offset: 19 });
  });
});

describe('A list of the server that is longer than it was', () => {
  it('raises the total by what has come', () => {
    expect(recounted(loaded(1, 20, 60), 100, 'pending').total).toBe(100);
    expect(recounted(answered(loaded(1, 20, 60), 5), 95, 'pending').total).toBe(100);
  });

  it('lets the queue go on where it had ended', () => {
    const queue = append(answered(loaded(1, 3, 3, 4), 3), { records: [], total: 0 }, { page: 4, limit: 20, offset: 0 });
    const longer = recounted(queue, 2, 'pending');

    expect(isPastEnd(queue)).toBe(true);
    expect([isPastEnd(longer), longer.total]).toEqual([false, 5]);
    expect(nextStretch(longer, focus)).toEqual({ page: 4, limit: 20, offset: 0 });
  });

  it('begins a queue that had nothing', () => {
    const queue = recounted({ ...emptyQueue, exhausted: true }, 7, 'pending');

    expect(isPastEnd(queue)).toBe(false);
    expect(nextStretch(queue, focus)).toMatchObject({ page: 1, offset: 0 });
  });

  it('changes nothing where it is as long as expected, or of another status', () => {
    const queue = answered(loaded(1, 20, 60), 5);

    expect(recounted(queue, 55, 'pending')).toBe(queue);
    expect(recounted(queue, 90, 'submitted')).toBe(queue);
  });

  it('gives back first what others had taken', () => {
    const queue = shrunk(loaded(1, 20, 60), 57, 'pending');

    expect(recounted(queue, 70, 'pending')).toMatchObject({ total: 70, vanished: 0, lowered: 0 });
  });
});
