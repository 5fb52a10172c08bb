import { describe, expect, it } from 'vitest';
import { emptyQueue, goTo } from '#domain/annotation/queue.ts';
import { appendFetched, removedBeforeCurrent, restarted } from '#domain/annotation/queue-sync/append-fetched.ts';
import { someRecords } from '../../../support/builders.ts';
import { answered, focus, loaded } from '../../../support/queues.ts';

describe('The number of records removed before the current one', () => {
  it('counts known records that have left the list', () => {
    const queue = answered(loaded(1, 20, 60), 4);

    expect(removedBeforeCurrent(goTo(queue, 10), 'pending')).toBe(4);
    expect(removedBeforeCurrent(goTo(queue, 3), 'pending')).toBe(2);
  });

  it('counts unknown records, too', () => {
    expect(removedBeforeCurrent({ ...goTo(loaded(1, 20, 60), 10), unknownRemoved: 3 }, 'pending')).toBe(3);
  });
});

describe('The first fetch', () => {
  const stretch = { page: 1, limit: 20, offset: 0 };

  it('skips answered records that the server still lists', () => {
    const { records } = answered(loaded(1, 20, 60), 2);

    expect(appendFetched(emptyQueue, { records: records as never, total: 60 }, stretch, 'pending').page).toBe(3);
  });

  it('skips nothing when all records are answered: there may be more', () => {
    const { records } = answered(loaded(1, 20, 60), 20);

    expect(appendFetched(emptyQueue, { records: records as never, total: 60 }, stretch, 'pending').page).toBe(1);
  });

  it('do not move a queue that has begun', () => {
    const queue = answered(loaded(1, 20, 60), 2);

    expect(
      appendFetched(queue, { records: someRecords(21, 40), total: 60 }, { ...stretch, page: 21 }, 'pending').page,
    ).toBe(1);
  });

  it('starts at the first record, if none is answered', () => {
    expect(appendFetched(emptyQueue, { records: someRecords(1, 20), total: 60 }, stretch, 'pending').page).toBe(1);
  });
});

describe('A restarted queue', () => {
  const queue = answered(loaded(1, 20, 60), 4);
  const criteria = { ...focus, page: { mode: 'focus', position: 10 } as const };

  it('is empty and moves up by the records that have left the list before its position', () => {
    const next = restarted(queue, criteria);

    expect([next.records.length, next.page]).toEqual([0, 6]);
  });

  it('keeps its position in similar records, which a search returns all at once', () => {
    const similarity = { recordId: 'r', vector: 'v', order: 'most', limit: 50 } as const;

    expect(restarted(queue, { ...criteria, similarity }).page).toBe(10);
  });
});
