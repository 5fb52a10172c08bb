import { describe, expect, it } from 'vitest';
import type { Queue } from '#domain/annotation/queue.ts';
import { awaitsAnswer, firstHeldByOthers, nextFreePosition } from '#domain/annotation/queue-sync/free-records.ts';
import { aRecord, aResponse, someRecords } from '../../../support/builders.ts';

const queue = (page: number, total = 3): Queue => ({ records: someRecords(1, 3), total, page });
const left = (...pages: readonly number[]) => new Set(pages.map((page) => `record-${page}`));
const answered = (of: Queue, page: number): Queue => ({
  ...of,
  records: of.records.map((each) => (each.page === page ? { ...each, response: aResponse() } : each)),
});

describe('The next record without a lease of others', () => {
  it('is the next free one', () => {
    expect(nextFreePosition(queue(1), left(1))).toBe(2);
    expect(nextFreePosition(queue(1), left(1, 2))).toBe(3);
    expect(nextFreePosition(answered(queue(1), 2), left(1))).toBe(3);
  });

  it('is the first one that is not loaded yet', () => {
    expect(nextFreePosition(queue(1, 4), left(1, 2, 3))).toBe(4);
    expect(nextFreePosition({ records: [], total: 4, page: 2 }, left())).toBe(3);
  });

  it('is an earlier one at the end', () => {
    expect(nextFreePosition(queue(3), left(1, 3))).toBe(2);
    expect(nextFreePosition({ ...queue(3, 9), exhausted: true }, left(1, 3))).toBe(2);
  });

  it('is undefined when others hold all', () => {
    expect(nextFreePosition(queue(2), left(1, 2, 3))).toBeUndefined();
    expect(nextFreePosition(answered(answered(queue(3), 1), 2), left(3))).toBeUndefined();
  });
});

describe('the first record held by others', () => {
  it('is the first pending one', () => {
    expect(firstHeldByOthers(answered(queue(3), 1), left(1, 2, 3))?.page).toBe(2);
    expect(firstHeldByOthers(queue(3), left())).toBeUndefined();
  });
});

describe('a record', () => {
  it('awaits an answer until it is submitted or discarded', () => {
    const open = (status: 'draft' | 'submitted' | 'discarded') =>
      awaitsAnswer(aRecord({ response: aResponse(status) }));

    expect(awaitsAnswer(aRecord())).toBe(true);
    expect(['draft', 'submitted', 'discarded'].map((status) => open(status as 'draft'))).toEqual([true, false, false]);
  });
});
