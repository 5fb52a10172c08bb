import { describe, expect, it } from 'vitest';
import { current, isPastEnd, nextFetch } from '#domain/annotation/queue.ts';
import { removeRecord } from '#domain/annotation/queue-sync/remove-record.ts';
import { answered, focus, ids, loaded, pages } from '../../../support/queues.ts';

describe('A record that others have completed', () => {
  it('is removed: later records move up, and the total decreases', () => {
    const queue = removeRecord(loaded(1, 4, 30, 3), 'record-2');

    expect(pages(queue)).toEqual([1, 2, 3]);
    expect([ids(queue), queue.total, queue.page]).toEqual([['record-1', 'record-3', 'record-4'], 29, 2]);
  });

  it('gives way to the next one if it is in view', () => {
    expect(current(removeRecord(loaded(1, 4, 30, 2), 'record-2'))?.id).toBe('record-3');
    expect(isPastEnd(removeRecord(loaded(1, 4, 4), 'record-4'))).toBe(false);
    expect(isPastEnd(removeRecord(loaded(1, 4, 4, 4), 'record-4'))).toBe(true);
  });

  it('changes nothing if it is not loaded', () => {
    const queue = loaded(1, 4, 30);

    expect(removeRecord(queue, 'record-9')).toBe(queue);
  });

  it('leaves no gap in the next fetch', () => {
    const queue = answered(removeRecord(loaded(1, 20, 60, 15), 'record-17'), 3);

    expect(nextFetch(queue, focus)).toEqual({ page: 20, limit: 20, offset: 16 });
  });
});
