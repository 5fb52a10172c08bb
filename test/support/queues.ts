import { type Queue, type QueueCriteria, replace } from '#domain/annotation/queue.ts';
import { type DatasetRecord, isLoaded } from '#domain/annotation/record.ts';
import { aResponse, someRecords } from './builders.ts';

export const focus: QueueCriteria = { status: 'pending', page: { mode: 'focus', position: 1 }, similarity: undefined };

export const loaded = (first: number, last: number, total: number, page = first): Queue => ({
  records: someRecords(first, last),
  total,
  page,
});

export const pages = (queue: Queue) => queue.records.map(({ page }) => page);
export const ids = (queue: Queue) => queue.records.map(({ id }) => id);

export const submitted = (record: DatasetRecord): DatasetRecord => ({ ...record, response: aResponse('submitted') });

export const answered = (queue: Queue, count: number): Queue =>
  queue.records.slice(0, count).filter(isLoaded).map(submitted).reduce(replace, queue);
