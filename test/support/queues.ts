import type { Queue, Wanted } from '#domain/annotation/queue.ts';
import { someRecords } from './builders.ts';

export const focus: Wanted = { status: 'pending', page: { mode: 'focus', position: 1 }, similarity: undefined };

export const loaded = (first: number, last: number, total: number, page = first): Queue => ({
  records: someRecords(first, last),
  total,
  page,
});

export const pages = (queue: Queue) => queue.records.map(({ page }) => page);
export const ids = (queue: Queue) => queue.records.map(({ id }) => id);
