import { describe, expect, it } from 'vitest';
import { append, emptyQueue, isPastEnd, nextStretch } from '#domain/annotation/queue.ts';
import { listedOf, recounted, shrunk } from '#domain/annotation/sharing/listed.ts';
import { drop } from '#domain/annotation/sharing/vanished.ts';
import { answered, focus, loaded } from '../../../support/queues.ts';

describe('How many the server lists', () => {
  it('is what it listed, without what was answered since', () => {
    expect(listedOf(loaded(1, 20, 60), 'pending')).toBe(60);
    expect(listedOf(answered(loaded(1, 20, 60), 5), 'pending')).toBe(55);
    expect(listedOf(drop(loaded(1, 20, 60), 'record-3'), 'pending')).toBe(59);
    expect(listedOf(shrunk(loaded(1, 20, 60), 57, 'pending'), 'pending')).toBe(57);
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
