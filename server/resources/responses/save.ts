import { sql } from 'kysely';
import type { ResponseStatus } from '../../schema/annotation-tables.ts';
import type { Trx } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import { noteOpened } from '../../search/unanswered/openings.ts';
import { wireTime } from '../shared/wire-time.ts';
import { type Answered, addChanges, answer, changesOf } from './accounting.ts';
import { counting, setStatus } from './answered-records.ts';

/** The dataset that is answered in, and who does it. */
export interface Answering {
  readonly ds: number;
  readonly minSubmitted: number;
  readonly actorN: number;
}

export interface Write {
  readonly seq: number;
  readonly userN: number;
  readonly status: ResponseStatus;
  readonly values: Readonly<Record<string, unknown>>;
}

export interface StoredResponse {
  readonly id: string;
  readonly seq: number;
  readonly status: ResponseStatus;
  readonly values: Readonly<Record<string, unknown>>;
  readonly inserted_at: string;
  readonly updated_at: string;
}

interface Step {
  readonly seq: number;
  readonly userN: number;
  readonly before: Answered;
  readonly after: Answered;
}

const standing = (records: ReadonlyMap<number, Answered>, seq: number): Answered => {
  const found = records.get(seq);
  if (!found) throw new Error(`The record ${seq} was not locked`);
  return found;
};

function stepsOf(
  { minSubmitted }: Answering,
  records: ReadonlyMap<number, Answered>,
  writes: readonly (Pick<Write, 'seq' | 'userN'> & { readonly status?: ResponseStatus })[],
): readonly Step[] {
  return writes.map(({ seq, userN, status }) => {
    const before = standing(records, seq);
    return { seq, userN, before, after: answer(before, userN, status, minSubmitted) };
  });
}

/** Statuses of records follow what happens to their responses. Counters are taken after that. */
async function turn(trx: Trx, { ds }: Answering, steps: readonly Step[]) {
  const turned = steps.filter(({ before, after }) => before.status !== after.status);
  const to = (status: Answered['status']) =>
    turned.filter(({ after }) => after.status === status).map(({ seq }) => seq);
  await setStatus(trx, ds, to('completed'), 'completed');
  await setStatus(trx, ds, to('pending'), 'pending');
  const removed = steps.filter(({ userN, after }) => !after.responses.has(userN)).map(({ seq }) => seq);
  await noteOpened(trx, ds, [...to('pending'), ...removed]);
}

const countsOf = ({ actorN }: Answering, steps: readonly Step[]) =>
  addChanges(steps.map(({ before, after }) => changesOf(before, after, actorN)));

/** Each id is noted with its place, where it is looked for by it. */
async function upsert(trx: Trx, answering: Answering, rows: readonly object[], steps: readonly Step[]) {
  const { ds, actorN } = answering;
  const stored = await sql<StoredResponse>`
    WITH stored AS (
      INSERT INTO responses AS re (ds, seq, user_n, status, "values", record_pending, inserted_at, updated_at)
      SELECT ${ds}, seq, user_n, status, "values", record_pending, statement_timestamp(), statement_timestamp()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x(seq bigint, user_n int, status text, "values" jsonb, record_pending boolean)
      ON CONFLICT (ds, user_n, seq) DO UPDATE SET status = excluded.status, "values" = excluded."values",
        record_pending = excluded.record_pending,
        updated_at = CASE WHEN (re.status, re."values") IS DISTINCT FROM (excluded.status, excluded."values")
          THEN excluded.updated_at ELSE re.updated_at END
      RETURNING re.*
    ), noted AS (
      INSERT INTO response_ids (id, ds, user_n, seq) SELECT id, ds, user_n, seq FROM stored ON CONFLICT DO NOTHING
    ), counted AS (${counting(ds, actorN, countsOf(answering, steps))})
    SELECT ${prepared} re.id, re.seq, re.status, re."values", ${wireTime('re.inserted_at')} AS inserted_at,
      ${wireTime('re.updated_at')} AS updated_at FROM stored re`.execute(trx);
  return new Map(stored.rows.map((row) => [row.seq, row]));
}

/** Stores responses to locked records, each record at most once; gives them back in their order. */
export async function saveResponses(
  trx: Trx,
  answering: Answering,
  records: ReadonlyMap<number, Answered>,
  writes: readonly Write[],
): Promise<readonly StoredResponse[]> {
  const steps = stepsOf(answering, records, writes);
  const rows = writes.map(({ seq, userN, status, values }, index) => ({
    seq,
    user_n: userN,
    status,
    values,
    record_pending: steps[index]?.after.status === 'pending',
  }));
  await turn(trx, answering, steps);
  const stored = await upsert(trx, answering, rows, steps);
  return writes.flatMap(({ seq }) => stored.get(seq) ?? []);
}

/** Takes a response to a locked record away. */
export async function removeResponse(
  trx: Trx,
  answering: Answering,
  records: ReadonlyMap<number, Answered>,
  { id, seq, userN }: Pick<Write, 'seq' | 'userN'> & { readonly id: string },
): Promise<void> {
  const { ds, actorN } = answering;
  const steps = stepsOf(answering, records, [{ seq, userN }]);
  await turn(trx, answering, steps);
  await sql`
    WITH gone AS (DELETE FROM responses WHERE ds = ${fixed(ds)} AND user_n = ${userN} AND seq = ${seq}),
      counted AS (${counting(ds, actorN, countsOf(answering, steps))})
    DELETE ${prepared} FROM response_ids WHERE id = ${id}`.execute(trx);
}
