import { limits } from '../../shared/limits.ts';
import {
  type Fetched,
  type FetchRange,
  isPastEnd,
  nextFetch,
  type Queue,
  type QueueCriteria,
  type Rescan,
} from '../queue.ts';
import { hasLeftServerList, type QueueStatus } from '../record.ts';
import { appendFetched } from './append-fetched.ts';

const maxRounds = 3;
const firstRescan: Rescan = { offset: 0, seenIds: new Set(), rounds: 0 };

export const hasEnded = (queue: Queue, criteria: QueueCriteria): boolean =>
  isPastEnd(queue) && (queue.rescan === 'done' || !needsRescan(criteria));

/** Records to load next; at the end of the queue those that it missed, once the server has every answer. */
export const nextLoad = (queue: Queue, criteria: QueueCriteria, unconfirmed: number): FetchRange | undefined =>
  (unconfirmed === 0 ? nextRescan(queue, criteria) : undefined) ?? nextFetch(queue, criteria, unconfirmed);

/** Part of the first records to load that is enough unless answers in transit fill it; a page of the bulk view is one. */
export const usualLoad = (queue: Queue, criteria: QueueCriteria, range: FetchRange): FetchRange =>
  queue.records.length > 0 || criteria.page.mode === 'bulk' ? range : (nextFetch(queue, criteria) ?? range);

export const appendLoaded = (queue: Queue, fetched: Fetched, range: FetchRange, status: QueueStatus): Queue =>
  (range.isRescan ? appendRescanned : appendFetched)(queue, fetched, range, status);

/** Next part of the rescan, which starts at the beginning of the list on the server. */
export function nextRescan(queue: Queue, criteria: QueueCriteria): FetchRange | undefined {
  const hasBegun = queue.records.length > 0 || queue.exhausted === true;
  if (!hasBegun || !isPastEnd(queue) || hasEnded(queue, criteria)) return undefined;
  const { offset } = rescanOf(queue);
  return { page: queue.records.length + 1, limit: limits.rescanFetchRecords, offset, isRescan: true };
}

/**
 * Appends records that the queue has skipped. Other users answer, add and delete during a rescan, and Argilla orders
 * its list by a number that changes with each update, so a record can move into a part that was scanned before.
 */
export function appendRescanned(
  queue: Queue,
  { records, total }: Fetched,
  { offset }: FetchRange,
  status: QueueStatus,
): Queue {
  if (!isPastEnd(queue) || queue.rescan === 'done') return queue; // the user has left the end of the queue
  const known = new Set(queue.records.map(({ id }) => id));
  const newRecords = records.filter(({ id }) => !known.has(id));
  if (newRecords.length > 0) return withNewRecords(queue, newRecords, total, status);
  const { seenIds: before, rounds } = rescanOf(queue);
  const seenIds = new Set([...before, ...records.map(({ id }) => id)]);
  const nextOffset = offset + records.length;
  if (records.length > 0 && nextOffset < total) return { ...queue, rescan: { offset: nextOffset, seenIds, rounds } };
  const isCovered = seenIds.size >= total || rounds + 1 >= maxRounds;
  if (!isCovered) return { ...queue, rescan: { offset: 0, seenIds, rounds: rounds + 1 } };
  return { ...withNewRecords(queue, [], total, status), total: queue.records.length, exhausted: true, rescan: 'done' };
}

/** The bulk view reloads its page after each action, and a similarity search returns all results at once. */
const needsRescan = ({ page, similarity }: QueueCriteria) => page.mode === 'focus' && !similarity;

const rescanOf = ({ rescan }: Queue): Rescan => (rescan && rescan !== 'done' ? rescan : firstRescan);

function withNewRecords(queue: Queue, newRecords: Fetched['records'], serverTotal: number, status: QueueStatus): Queue {
  const records = [...queue.records, ...newRecords].map((record, index) => ({ ...record, page: index + 1 }));
  const left = records.filter((record) => hasLeftServerList(record, status)).length;
  const total = Math.max(records.length, serverTotal + left);
  const unknownRemoved = Math.max(0, records.length - left - serverTotal);
  const page = queue.records.length + 1;
  return { ...queue, records, total, page, exhausted: false, unknownRemoved, deducted: 0, rescan: undefined };
}
