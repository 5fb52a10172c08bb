import type { RecordStatus, ResponseStatus } from '../../schema/annotation-tables.ts';

/** Status of a record, and of its responses by user. */
export interface RecordResponses {
  readonly status: RecordStatus;
  readonly responses: ReadonlyMap<number, ResponseStatus>;
}

export interface Counts {
  readonly submitted: number;
  readonly discarded: number;
  readonly draft: number;
  readonly on_pending: number;
  readonly completed: number;
}

/** Differences of the counters, by user. */
export type CounterChanges = ReadonlyMap<number, Counts>;

const noCounts: Counts = { submitted: 0, discarded: 0, draft: 0, on_pending: 0, completed: 0 };

const isPending = ({ status }: RecordResponses) => status === 'pending';

/** Record after a user's response changes; undefined deletes the response. */
export function withResponse(
  before: RecordResponses,
  userN: number,
  status: ResponseStatus | undefined,
  minSubmitted: number,
): RecordResponses {
  const responses = new Map(before.responses);
  if (status) responses.set(userN, status);
  else responses.delete(userN);
  const submitted = [...responses.values()].filter((each) => each === 'submitted').length;
  return { status: submitted >= minSubmitted ? 'completed' : 'pending', responses };
}

function countsOf(record: RecordResponses, userN: number): Counts {
  const status = record.responses.get(userN);
  return status ? { ...noCounts, [status]: 1, on_pending: isPending(record) ? 1 : 0 } : noCounts;
}

const combine = (a: Counts, b: Counts, sign: 1 | -1): Counts => ({
  submitted: a.submitted + sign * b.submitted,
  discarded: a.discarded + sign * b.discarded,
  draft: a.draft + sign * b.draft,
  on_pending: a.on_pending + sign * b.on_pending,
  completed: a.completed + sign * b.completed,
});

/** The actor's counter gets the completion or reopening. */
export function counterChanges(before: RecordResponses, after: RecordResponses, actorN: number): CounterChanges {
  const users = new Set([actorN, ...before.responses.keys(), ...after.responses.keys()]);
  const completed = Number(isPending(before)) - Number(isPending(after));
  return new Map(
    [...users].map((n) => {
      const change = combine(countsOf(after, n), countsOf(before, n), -1);
      return [n, n === actorN ? { ...change, completed } : change];
    }),
  );
}

export function sumChanges(all: readonly CounterChanges[]): CounterChanges {
  const sums = new Map<number, Counts>();
  for (const [userN, change] of all.flatMap((changes) => [...changes]))
    sums.set(userN, combine(sums.get(userN) ?? noCounts, change, 1));
  return sums;
}
