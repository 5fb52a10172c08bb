import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  append,
  current,
  emptyQueue,
  type Fetched,
  goTo,
  inView,
  isPastEnd,
  nextFetch,
  type Queue,
  type QueueCriteria,
  replace,
  upsert,
} from '#domain/annotation/queue.ts';
import { type DatasetRecord, statusOf } from '#domain/annotation/record.ts';
import { aRecord, someRecords } from '../../../support/builders.ts';
import { answered, focus, ids, loaded, pages, submitted } from '../../../support/queues.ts';

const bulk: QueueCriteria = { status: 'pending', page: { mode: 'bulk', first: 1, size: 25 }, similarity: undefined };
const similar: QueueCriteria = {
  ...focus,
  similarity: { recordId: 'record-1', vector: 'meaning', limit: 50, order: 'most' },
};

const from = (
  all: readonly DatasetRecord[],
  { page, limit, offset }: { page: number; limit: number; offset: number },
): Fetched => ({
  records: all.slice(offset, offset + limit).map((record, index) => ({ ...record, page: page + index })),
  total: all.length,
});

describe('The records of a queue', () => {
  it('are sorted by page', () => {
    const queue = [3, 1, 2].reduce((sofar, page) => upsert(sofar, aRecord({ page })), loaded(4, 5, 5));

    expect(pages(queue)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are upserted by id, without changing the total', () => {
    const queue = upsert(upsert(loaded(1, 3, 30), submitted(aRecord({ page: 2 }))), aRecord({ page: 4 }));

    expect(pages(queue)).toEqual([1, 2, 3, 4]);
    expect(queue.records.map(statusOf)).toEqual(['pending', 'submitted', 'pending', 'pending']);
    expect(queue.total).toBe(30);
  });

  it('are replaced by id', () => {
    const queue = replace(loaded(1, 3, 3), submitted(aRecord({ page: 1 })));

    expect(current(queue)).toEqual(submitted(aRecord({ page: 1 })));
    expect(queue.records).toHaveLength(3);
  });

  it('stay with their new status, and the total does not shrink', () => {
    const all = someRecords(1, 30);
    const queue = answered(loaded(1, 10, 30), 5);
    const stretch = { page: 11, limit: 10, offset: 5 };

    const more = append(queue, from(all.slice(5), stretch), stretch);

    expect(more.total).toBe(30);
    expect(more.records).toHaveLength(20);
    expect(statusOf(more.records[0] ?? aRecord())).toBe('submitted');
  });

  it('in a bulk page are limited to its size', () => {
    expect(inView(loaded(1, 60, 60, 26), 25).map(({ page }) => page)).toEqual(
      someRecords(26, 50).map((each) => each.page),
    );
  });
});

describe('The page in view', () => {
  it('moves on past the last one, where the queue ends', () => {
    const end = advance(advance(loaded(1, 2, 2)));

    expect(end.page).toBe(3);
    expect(isPastEnd(end)).toBe(true);
    expect(advance(end).page).toBe(3);
  });

  it('is not past the end while its record may still come', () => {
    expect(isPastEnd(loaded(1, 2, 4, 3))).toBe(false);
    expect(isPastEnd({ ...loaded(1, 2, 4, 3), exhausted: true })).toBe(true);
    expect(isPastEnd({ ...loaded(1, 2, 4, 2), exhausted: true })).toBe(false);
  });
});

describe('The first fetch', () => {
  it.each([
    ['twenty records in focus mode', focus, { page: 1, limit: 20, offset: 0 }],
    ['a page in bulk mode', bulk, { page: 1, limit: 25, offset: 0 }],
    ['the whole window of a similarity search', similar, { page: 1, limit: 50, offset: 0 }],
  ])('asks for %s', (_, wanted, expected) => {
    expect(nextFetch(emptyQueue, wanted)).toEqual(expected);
  });

  it('begins at the page that the address names', () => {
    expect(nextFetch(goTo(emptyQueue, 7), focus)).toEqual({ page: 7, limit: 20, offset: 6 });
  });

  it('shows the page that the address names', () => {
    const queue = append(
      goTo(emptyQueue, 7),
      { records: someRecords(7, 16), total: 30 },
      { page: 7, limit: 10, offset: 6 },
    );

    expect(current(queue)?.page).toBe(7);
    expect(queue.total).toBe(30);
  });

  it('goes back to the first page if the requested one is missing', () => {
    const stretch = { page: 9999, limit: 10, offset: 9998 };

    const queue = append(goTo(emptyQueue, 9999), { records: [], total: 30 }, stretch);

    expect(queue.page).toBe(1);
    expect(nextFetch(queue, focus)).toEqual({ page: 1, limit: 20, offset: 0 });
  });

  it('goes back to the first page if a similarity search has found less', () => {
    const queue = append(
      goTo(emptyQueue, 40),
      { records: someRecords(1, 10), total: 10 },
      { page: 1, limit: 50, offset: 0 },
    );

    expect(current(queue)?.page).toBe(1);
    expect(nextFetch(queue, similar)).toBeUndefined();
  });

  it.each([focus, bulk, similar])('ends the queue when it is empty', (wanted) => {
    const queue = append(emptyQueue, { records: [], total: 0 }, { page: 1, limit: 10, offset: 0 });

    expect(nextFetch(queue, wanted)).toBeUndefined();
    expect(isPastEnd(queue)).toBe(true);
  });
});

describe('Loading ahead', () => {
  it.each([
    ['no more while eleven records follow', loaded(1, 20, 60, 9), undefined],
    ['more when ten follow', loaded(1, 20, 60, 10), { page: 21, limit: 20, offset: 20 }],
    ['more when none follows', loaded(1, 20, 60, 20), { page: 21, limit: 20, offset: 20 }],
    ['no more when the last page is the total', loaded(1, 10, 10, 8), undefined],
  ])('in focus mode asks for %s', (_, queue, expected) => {
    expect(nextFetch(queue, focus)).toEqual(expected);
  });

  it.each([
    ['no more while more than a page follows', loaded(1, 51, 90), undefined],
    ['more when a page follows', loaded(1, 50, 90), { page: 51, limit: 25, offset: 50 }],
    ['no more when the last page is the total', loaded(1, 50, 50, 26), undefined],
  ])('in bulk mode asks for %s', (_, queue, expected) => {
    expect(nextFetch(queue, bulk)).toEqual(expected);
  });

  it('never happens in a similarity search', () => {
    expect(nextFetch(loaded(1, 50, 400, 50), similar)).toBeUndefined();
  });

  it('subtracts the records that have left the list of the server', () => {
    expect(nextFetch(answered(loaded(1, 10, 30, 8), 7), focus)).toEqual({ page: 11, limit: 20, offset: 3 });
  });

  it('keeps the offset while the answers are of the status in view', () => {
    const wanted: QueueCriteria = { ...focus, status: 'submitted' };

    expect(nextFetch(answered(loaded(1, 10, 30, 8), 10), wanted)).toEqual({ page: 11, limit: 20, offset: 10 });
  });

  it('takes no record twice, and skips none, while answers are still on their way', () => {
    const queue = answered(loaded(1, 10, 30, 8), 3);
    const stretch = { page: 11, limit: 10, offset: 7 };

    const more = append(queue, from(someRecords(1, 30), stretch), stretch);

    expect(ids(more)).toEqual(someRecords(1, 17).map(({ id }) => id));
    expect(pages(more)).toEqual(someRecords(1, 17).map(({ page }) => page));
  });

  it('appends the records of a later fetch after those of an earlier one', () => {
    const stretch = { page: 11, limit: 10, offset: 10 };
    const first = append(loaded(1, 10, 30, 11), from(someRecords(1, 30), stretch), stretch);

    const second = append(first, from(someRecords(5, 30), stretch), stretch);

    expect(pages(second)).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
    expect(ids(second).slice(20)).toEqual(someRecords(21, 24).map(({ id }) => id));
  });

  it('continues when a fetch returns known records only, while answers are unconfirmed', () => {
    const queue = answered(loaded(1, 10, 30, 10), 10);
    const stretch = { page: 11, limit: 20, offset: 0 };

    const same = append(queue, from(someRecords(1, 10), { ...stretch, limit: 10 }), { ...stretch, limit: 10 });

    expect(same).toBe(queue);
    expect(nextFetch(same, focus)).toEqual(stretch);
  });

  it('requests more records by the number of unconfirmed answers, because the server still lists their records', () => {
    const queue = answered(loaded(1, 10, 60, 8), 7);

    expect(nextFetch(queue, focus, 7)).toEqual({ page: 11, limit: 27, offset: 3 });
    expect(nextFetch(queue, focus, 5000)).toMatchObject({ limit: 1000 });
    expect(nextFetch(loaded(1, 40, 60), focus, 7)).toBeUndefined();
    expect(nextFetch(emptyQueue, similar, 7)).toMatchObject({ limit: 50 });
  });

  it('ends when the server has nothing more to give', () => {
    const queue = loaded(1, 10, 30, 10);

    const more = append(queue, { records: someRecords(10, 10), total: 10 }, { page: 11, limit: 10, offset: 10 });

    expect(nextFetch(more, focus)).toBeUndefined();
    expect(isPastEnd(advance(more))).toBe(true);
  });
});

describe('Going back outside the queue', () => {
  it('asks for one record in focus mode', () => {
    expect(nextFetch(loaded(20, 29, 60, 19), focus)).toEqual({ page: 19, limit: 1, offset: 18 });
  });

  it('asks for a page in bulk mode', () => {
    expect(nextFetch(loaded(51, 75, 90, 26), bulk)).toEqual({ page: 26, limit: 25, offset: 25 });
  });

  it('works at the end of a queue that is exhausted too', () => {
    expect(nextFetch({ ...loaded(20, 29, 60, 19), exhausted: true }, focus)).toMatchObject({ page: 19 });
  });

  it('stays on the first loaded record if there is none before it', () => {
    const queue = goTo(loaded(20, 29, 60), 19);

    const same = append(queue, { records: someRecords(20, 20), total: 60 }, { page: 19, limit: 1, offset: 18 });

    expect(same.page).toBe(20);
  });

  it('inserts the record at its position', () => {
    const queue = append(
      loaded(20, 29, 60),
      { records: someRecords(19, 19), total: 60 },
      { page: 19, limit: 1, offset: 18 },
    );

    expect(pages(queue)[0]).toBe(19);
  });
});

describe('Going to a record beyond those loaded', () => {
  it('asks for it and those that follow', () => {
    expect(nextFetch(goTo(loaded(1, 10, 60), 40), focus)).toEqual({ page: 40, limit: 20, offset: 39 });
  });
});

describe('Answering from the first record to the last', () => {
  /**
   * Answers record after record; `arrivals` are the answers that reach the server after each, and all of them when the
   * queue has to wait.
   */
  function walk(count: number, arrivals: readonly number[]): readonly string[] {
    const all = someRecords(1, count);
    const arrived = new Set<string>();
    const onTheWay: string[] = [];
    const seen: string[] = [];
    const deliver = (some: number) => {
      for (const id of onTheWay.splice(0, some)) arrived.add(id);
    };
    const load = (queue: Queue) => {
      const stretch = nextFetch(queue, focus);
      const listed = all.filter(({ id }) => !arrived.has(id));
      return stretch ? append(queue, from(listed, stretch), stretch) : queue;
    };

    let queue = load(emptyQueue);
    for (let step = 0; !isPastEnd(queue) && step < 3 * count; step += 1) {
      const record = current(queue);
      if (record) {
        seen.push(record.id);
        onTheWay.push(record.id);
        queue = advance(replace(queue, submitted(record)));
      }
      deliver(record ? (arrivals[step % arrivals.length] ?? 0) : onTheWay.length);
      queue = load(queue);
    }
    return seen;
  }

  it('shows every record once and in order, however late the answers arrive', () => {
    const arrivals = fc.array(fc.nat(4), { minLength: 1, maxLength: 8 });

    fc.assert(
      fc.property(fc.integer({ min: 1, max: 80 }), arrivals, (count, some) => {
        expect(walk(count, some)).toEqual(someRecords(1, count).map(({ id }) => id));
      }),
    );
  });
});

describe('A queue with a gap after a jump', () => {
  const split = (page: number, total = 60): Queue => ({
    ...loaded(1, 20, total, page),
    records: [...someRecords(1, 20), ...someRecords(30, 49)],
  });

  it('fills the gap up to the loaded records', () => {
    expect(nextFetch(split(15), focus)).toEqual({ page: 21, limit: 9, offset: 20 });
    expect(nextFetch(split(25), focus)).toEqual({ page: 25, limit: 5, offset: 24 });
    expect(nextFetch(split(29), focus)).toEqual({ page: 29, limit: 1, offset: 28 });
  });

  it('fills the gap, even if the server has no records beyond it', () => {
    const exhausted = { ...split(25, 49), exhausted: true };

    expect(isPastEnd(exhausted)).toBe(false);
    expect(nextFetch(exhausted, focus)).toEqual({ page: 25, limit: 5, offset: 24 });
    expect(nextFetch(goTo(exhausted, 45), focus)).toBeUndefined();
    expect(isPastEnd(goTo(exhausted, 50))).toBe(true);
  });

  it('continues beyond the gap when no records are left in it', () => {
    const queue = append(split(25), { records: someRecords(26, 26).map(known), total: 60 }, stretchAt(25));

    expect(queue.page).toBe(30);
    expect(queue.exhausted).toBeUndefined();
  });

  const known = (record: DatasetRecord) => ({ ...record, id: 'record-20' });
  const stretchAt = (page: number) => ({ page, limit: 5, offset: page - 1 });
});
