import { describe, expect, it } from 'vitest';
import {
  advance,
  append,
  emptyQueue,
  goTo,
  isPastEnd,
  nextFetch,
  type Queue,
  type QueueCriteria,
} from '#domain/annotation/queue.ts';
import { appendFetched } from '#domain/annotation/queue-sync/append-fetched.ts';
import {
  appendLoaded,
  appendRescanned,
  hasEnded,
  nextLoad,
  nextRescan,
  usualLoad,
} from '#domain/annotation/queue-sync/rescan.ts';
import { someRecords } from '../../../support/builders.ts';
import { answered, focus, ids, loaded, pages } from '../../../support/queues.ts';

const bulk: QueueCriteria = { ...focus, page: { mode: 'bulk', first: 1, size: 25 } };
const similar: QueueCriteria = { ...focus, similarity: { recordId: 'r', vector: 'v', order: 'most', limit: 50 } };

const atEnd = (count: number, total = count): Queue => goTo(answered(loaded(1, count, total), count), count + 1);

const from = (first: number, last: number, total: number) => ({ records: someRecords(first, last), total });

const rescan = (queue: Queue, fetched: ReturnType<typeof from>) => {
  const stretch = nextRescan(queue, focus);
  if (!stretch) throw new Error('nothing is searched');
  return appendRescanned(queue, fetched, stretch, 'pending');
};

describe('The end of a queue', () => {
  it('is reached only after a rescan of the list', () => {
    const end = atEnd(10);
    expect(isPastEnd(end)).toBe(true);
    expect(hasEnded(end, focus)).toBe(false);
    expect(nextRescan(end, focus)).toEqual({ page: 11, limit: 100, offset: 0, isRescan: true });

    const over = rescan(end, from(1, 0, 0));

    expect(hasEnded(over, focus)).toBe(true);
    expect(nextRescan(over, focus)).toBeUndefined();
    expect(nextFetch(over, focus)).toBeUndefined();
    expect([over.total, over.page]).toEqual([10, 11]);
  });

  it('starts another rescan when the user comes back', () => {
    const over = rescan(atEnd(10), from(1, 0, 0));

    const again = advance(goTo(over, 10));

    expect(hasEnded(again, focus)).toBe(false);
    expect(nextRescan(again, focus)).toMatchObject({ offset: 0 });
  });

  it('needs no rescan if the first fetch has returned the whole list', () => {
    const none = append(emptyQueue, from(1, 0, 0), { page: 1, limit: 20, offset: 0 });
    expect(hasEnded(none, focus)).toBe(true);

    const before = append(goTo(emptyQueue, 9), from(1, 0, 8), { page: 9, limit: 20, offset: 8 });
    expect(nextRescan(before, focus)).toBeUndefined(); // falls back to the first page, and fetches there
  });

  it('needs no rescan in a similarity search or the bulk view', () => {
    for (const wanted of [bulk, similar]) {
      expect(hasEnded(atEnd(10), wanted)).toBe(true);
      expect(nextRescan(atEnd(10), wanted)).toBeUndefined();
    }
  });

  it('starts no rescan while a record is in view', () => {
    expect(nextRescan(loaded(1, 10, 10, 10), focus)).toBeUndefined();
    const elsewhere = goTo(atEnd(10), 3);
    expect(appendRescanned(elsewhere, from(20, 21, 2), { page: 11, limit: 100, offset: 0 }, 'pending')).toBe(elsewhere);
  });
});

describe('A record that the queue has skipped', () => {
  it('comes at the end, and the total is that of the server', () => {
    const queue = rescan({ ...atEnd(56, 60), exhausted: true }, from(57, 60, 4));

    expect(ids(queue).slice(56)).toEqual(['record-57', 'record-58', 'record-59', 'record-60']);
    expect(pages(queue)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect([queue.page, queue.total, isPastEnd(queue)]).toEqual([57, 60, false]);
  });

  it('is one of more than a single fetch can return', () => {
    const queue = rescan(atEnd(10), from(11, 110, 250));

    expect([queue.page, queue.total]).toEqual([11, 260]);
    expect(nextFetch(goTo(queue, 105), focus)).toMatchObject({ page: 111, offset: 100 });
  });

  it('is found behind known records in the list', () => {
    const skipped = goTo(loaded(1, 150, 150), 151);

    const on = rescan(skipped, from(1, 100, 151));
    expect(nextRescan(on, focus)).toMatchObject({ offset: 100 });
    const found = rescan(on, { records: [...someRecords(101, 150), ...someRecords(900, 900)], total: 151 });

    expect([found.page, found.total, ids(found).at(-1)]).toEqual([151, 151, 'record-900']);
  });

  it('is searched for again when the list changes during the rescan, three times at most', () => {
    const skipped = goTo(loaded(1, 150, 150), 151);
    const moved = () => rescan(rescan(skipped, from(1, 100, 150)), from(51, 100, 150));

    const again = moved();
    expect(nextRescan(again, focus)).toMatchObject({ offset: 0 });
    const whole = rescan(rescan(again, from(1, 100, 150)), from(101, 150, 150));
    expect(hasEnded(whole, focus)).toBe(true);

    let never = skipped;
    for (let searches = 0; searches < 6; searches += 1)
      never = rescan(never, searches % 2 ? from(51, 100, 150) : from(1, 100, 150));
    expect(hasEnded(never, focus)).toBe(true);
  });

  it('follows the known records without a gap after a jump', () => {
    const jumped: Queue = {
      ...answered(loaded(1, 5, 60), 5),
      records: [...answered(loaded(1, 5, 60), 5).records, ...answered(loaded(58, 60, 60), 3).records],
      page: 61,
    };

    const queue = rescan(jumped, from(6, 57, 52));

    expect([queue.page, queue.total]).toEqual([9, 60]);
    expect(ids(queue)[8]).toBe('record-6');
  });

  it('is counted when other users have completed known records', () => {
    const skipped = goTo(loaded(1, 10, 10), 11);

    const queue = rescan(skipped, { records: [...someRecords(1, 4), ...someRecords(20, 20)], total: 5 });

    expect([queue.total, queue.unknownRemoved]).toEqual([11, 6]);
    expect(rescan(skipped, from(1, 4, 4))).toMatchObject({ total: 10, unknownRemoved: 6, rescan: 'done' });
  });
});

describe('The next load of a queue', () => {
  const open = loaded(1, 5, 50);
  const end = atEnd(10);

  it('fetches the following records before the end', () => {
    expect(nextLoad(open, focus, 0)).toEqual(nextFetch(open, focus, 0));
  });

  it('rescans at the end, once no answer is in transit', () => {
    expect(nextLoad(end, focus, 1)).toEqual(nextFetch(end, focus, 1));
    expect(nextLoad(end, focus, 0)).toEqual(nextRescan(end, focus));
  });

  it('appends its records as a fetch or as a rescan', () => {
    const range = { page: 6, limit: 20, offset: 5 };
    const rescanRange = { page: 11, limit: 100, offset: 0, isRescan: true as const };

    expect(appendLoaded(open, from(6, 8, 50), range, 'pending')).toEqual(
      appendFetched(open, from(6, 8, 50), range, 'pending'),
    );
    expect(appendLoaded(end, from(1, 0, 0), rescanRange, 'pending')).toEqual(
      appendRescanned(end, from(1, 0, 0), rescanRange, 'pending'),
    );
  });
});

describe('The first records to load', () => {
  const long = { page: 1, limit: 120, offset: 0 };

  it('are the usual number, regardless of answers in transit', () => {
    expect(usualLoad(emptyQueue, focus, long)).toEqual(nextFetch(emptyQueue, focus));
  });

  it.each([
    ['in the bulk view', emptyQueue, bulk],
    ['with other records in the queue', loaded(1, 5, 40), focus],
    ['at the end of an empty list', { ...emptyQueue, page: 2, total: 0, exhausted: true }, focus],
  ])('are all that is asked for %s', (_, queue, criteria) => {
    expect(usualLoad(queue, criteria, long)).toBe(long);
  });
});
