import { limits } from '../../shared/limits.ts';
import { type Fetched, isPastEnd, nextStretch, type Queue, type Stretch, type Sweep, type Wanted } from '../queue.ts';
import { hasLeft, type RecordStatus } from '../record.ts';
import { taken } from './resumed.ts';

const mostRounds = 3;
const beginning: Sweep = { offset: 0, met: new Set(), rounds: 0 };

/** Whether the queue is over: its end was reached, and the server's list holds nothing that it has passed over. */
export const hasEnded = (queue: Queue, wanted: Wanted): boolean =>
  isPastEnd(queue) && (queue.sweep === 'done' || !isSwept(wanted));

/** Records to load next; at the end of the queue those that it missed, once the server has every answer. */
export const nextLoad = (queue: Queue, wanted: Wanted, inTransit: number): Stretch | undefined =>
  (inTransit === 0 ? nextSweep(queue, wanted) : undefined) ?? nextStretch(queue, wanted, inTransit);

/** Adds the records that a load returned. */
export const received = (queue: Queue, fetched: Fetched, stretch: Stretch, status: RecordStatus): Queue =>
  (stretch.isSweep ? swept : taken)(queue, fetched, stretch, status);

/** What to search next at the end of the queue, from the beginning of the server's list. */
export function nextSweep(queue: Queue, wanted: Wanted): Stretch | undefined {
  const hasBegun = queue.records.length > 0 || queue.exhausted === true;
  if (!hasBegun || !isPastEnd(queue) || hasEnded(queue, wanted)) return undefined;
  const { offset } = sweepOf(queue);
  return { page: queue.records.length + 1, limit: limits.sweepFetch, offset, isSweep: true };
}

/**
 * Takes in what the search of the list has brought. During the search other users answer, add and delete, and Argilla
 * orders its list by a number that changes with each update: a record may move to a place that was searched before.
 */
export function swept(queue: Queue, { records, total }: Fetched, { offset }: Stretch, status: RecordStatus): Queue {
  if (!isPastEnd(queue) || queue.sweep === 'done') return queue; // the user has gone elsewhere
  const known = new Set(queue.records.map(({ id }) => id));
  const fresh = records.filter(({ id }) => !known.has(id));
  if (fresh.length > 0) return found(queue, fresh, total, status);
  const { met: before, rounds } = sweepOf(queue);
  const met = new Set([...before, ...records.map(({ id }) => id)]);
  const next = offset + records.length;
  if (records.length > 0 && next < total) return { ...queue, sweep: { offset: next, met, rounds } };
  const isCovered = met.size >= total || rounds + 1 >= mostRounds;
  if (!isCovered) return { ...queue, sweep: { offset: 0, met, rounds: rounds + 1 } };
  return { ...found(queue, [], total, status), total: queue.records.length, exhausted: true, sweep: 'done' };
}

/** The bulk view searches its page again after each action, and a search by similarity brings all that it finds. */
const isSwept = ({ page, similarity }: Wanted) => page.mode === 'focus' && !similarity;

const sweepOf = ({ sweep }: Queue): Sweep => (sweep && sweep !== 'done' ? sweep : beginning);

/** The known records without gaps, what was found behind them, and the total as the server counts it. */
function found(queue: Queue, fresh: Fetched['records'], listed: number, status: RecordStatus): Queue {
  const records = [...queue.records, ...fresh].map((record, index) => ({ ...record, page: index + 1 }));
  const left = records.filter((record) => hasLeft(record, status)).length;
  const total = Math.max(records.length, listed + left);
  const vanished = Math.max(0, records.length - left - listed);
  const page = queue.records.length + 1;
  return { ...queue, records, total, page, exhausted: false, vanished, lowered: 0, sweep: undefined };
}
