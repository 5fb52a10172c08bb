import { sql } from 'kysely';
import type { WireBlindValues, WireSuggestionsSeen } from '#contract/annotation/response.ts';
import { wireLimits } from '#contract/limits.ts';
import type { ResponseStatus } from '../../schema/annotation-tables.ts';
import type { Trx } from '../../schema/database.ts';
import { fixed, prepared } from '../../schema/prepared.ts';
import { storeOpened } from '../../search/unanswered/store-openings.ts';
import { wireTime } from '../shared/wire-time.ts';
import { counterChanges, type RecordResponses, sumChanges, withResponse } from './accounting.ts';
import { countersUpsert, setStatus } from './lock-records.ts';

export interface SaveContext {
  readonly ds: number;
  readonly minSubmitted: number;
  readonly measuresTime: boolean;
  readonly actorN: number;
}

export interface ResponseToSave {
  readonly seq: number;
  readonly userN: number;
  readonly status: ResponseStatus;
  readonly values: Readonly<Record<string, unknown>>;
  /** Active time since the last save. */
  readonly activeMs?: number | undefined;
  readonly suggestionsSeen?: WireSuggestionsSeen | undefined;
  /** Comes with records only: of other answers, the server knows it. */
  readonly blindValues?: WireBlindValues | undefined;
}

export interface StoredResponse {
  readonly id: string;
  readonly seq: number;
  readonly status: ResponseStatus;
  readonly values: Readonly<Record<string, unknown>>;
  readonly suggestions_seen: WireSuggestionsSeen | null;
  readonly blind_values: WireBlindValues | null;
  readonly inserted_at: string;
  readonly updated_at: string;
}

export interface ResponseStep {
  readonly seq: number;
  readonly userN: number;
  readonly before: RecordResponses;
  readonly after: RecordResponses;
}

export interface SavedResponse extends ResponseStep {
  readonly stored: StoredResponse;
}

const lockedRecord = (records: ReadonlyMap<number, RecordResponses>, seq: number): RecordResponses => {
  const found = records.get(seq);
  if (!found) throw new Error(`The record ${seq} was not locked`);
  return found;
};

function stepsOf(
  { minSubmitted }: SaveContext,
  records: ReadonlyMap<number, RecordResponses>,
  writes: readonly (Pick<ResponseToSave, 'seq' | 'userN'> & { readonly status?: ResponseStatus })[],
): readonly ResponseStep[] {
  return writes.map(({ seq, userN, status }) => {
    const before = lockedRecord(records, seq);
    return { seq, userN, before, after: withResponse(before, userN, status, minSubmitted) };
  });
}

/** Counters are locked after the records. */
async function updateRecordStatuses(trx: Trx, { ds }: SaveContext, steps: readonly ResponseStep[]) {
  const changed = steps.filter(({ before, after }) => before.status !== after.status);
  const to = (status: RecordResponses['status']) =>
    changed.filter(({ after }) => after.status === status).map(({ seq }) => seq);
  await setStatus(trx, ds, to('completed'), 'completed');
  await setStatus(trx, ds, to('pending'), 'pending');
  const removed = steps.filter(({ userN, after }) => !after.responses.has(userN)).map(({ seq }) => seq);
  await storeOpened(trx, ds, [...to('pending'), ...removed]);
}

const countsOf = ({ actorN }: SaveContext, steps: readonly ResponseStep[]) =>
  sumChanges(steps.map(({ before, after }) => counterChanges(before, after, actorN)));

const changed = sql`(re.status, re."values") IS DISTINCT FROM (excluded.status, excluded."values")`;

/** Repeated requests do not add their time again. */
const totalTime = sql`CASE WHEN excluded.active_ms IS NULL OR NOT ${changed} THEN re.active_ms
  ELSE least(coalesce(re.active_ms, 0)::bigint + excluded.active_ms, ${wireLimits.longestActiveMs})::int END`;

/** An answer that stays the same keeps its mark. */
const seen = sql`CASE WHEN NOT ${changed} THEN coalesce(re.suggestions_seen, excluded.suggestions_seen)
  WHEN excluded.suggestions_seen IS NOT NULL THEN coalesce((
    SELECT jsonb_object_agg(question, CASE WHEN re."values" -> question = excluded."values" -> question
      THEN coalesce(re.suggestions_seen -> question, now) ELSE now END)
    FROM jsonb_each(excluded.suggestions_seen) AS given(question, now)), '{}') END`;

const noNames = sql`'{}'::jsonb`;

/** First answers without a suggestion in view, once they are changed with the suggestion in view. */
const replacedBlind = sql`(SELECT jsonb_object_agg(question, re."values" -> question)
  FROM jsonb_each(excluded.suggestions_seen) AS given(question, now)
  WHERE now = 'true' AND re.status = 'submitted' AND re.suggestions_seen -> question = 'false'
    AND re."values" -> question <> excluded."values" -> question)`;

const blindValues = sql`coalesce(excluded.blind_values,
  nullif(coalesce(${replacedBlind}, ${noNames}) || coalesce(re.blind_values, ${noNames}), ${noNames}))`;

/** Questions that the row `x` answers, and whose suggestions its user has revealed. */
const revealed = (ds: number) => sql`coalesce((SELECT jsonb_object_agg(q.name, true)
  FROM reveals rv JOIN questions q ON q.n = rv.question_n
  WHERE rv.ds = ${ds} AND rv.user_n = x.user_n AND rv.seq = x.seq AND x."values" ? q.name), ${noNames})`;

/** Maintains `response_ids`, the index by id. */
async function upsert(trx: Trx, context: SaveContext, rows: readonly object[], steps: readonly ResponseStep[]) {
  const { ds, actorN } = context;
  const stored = await sql<StoredResponse>`
    WITH stored AS (
      INSERT INTO responses AS re
        (ds, seq, user_n, status, "values", record_pending, active_ms, suggestions_seen, blind_values, inserted_at,
          updated_at)
      SELECT ${ds}, seq, user_n, status, "values", record_pending, active_ms,
        nullif(coalesce(suggestions_seen, ${noNames}) || ${revealed(ds)}, ${noNames}), blind_values, statement_timestamp(), statement_timestamp()
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS x(seq bigint, user_n int, status text, "values" jsonb, record_pending boolean, active_ms int,
          suggestions_seen jsonb, blind_values jsonb)
      ON CONFLICT (ds, user_n, seq) DO UPDATE SET status = excluded.status, "values" = excluded."values",
        record_pending = excluded.record_pending, active_ms = ${totalTime},
        suggestions_seen = ${seen},
        blind_values = ${blindValues},
        updated_at = CASE WHEN ${changed} THEN excluded.updated_at ELSE re.updated_at END
      RETURNING re.*
    ), noted AS (
      INSERT INTO response_ids (id, ds, user_n, seq) SELECT id, ds, user_n, seq FROM stored ON CONFLICT DO NOTHING
    ), counted AS (${countersUpsert(ds, actorN, countsOf(context, steps))})
    SELECT ${prepared} re.id, re.seq, re.status, re."values", re.suggestions_seen, re.blind_values,
      ${wireTime('re.inserted_at')} AS inserted_at, ${wireTime('re.updated_at')} AS updated_at FROM stored re`.execute(
    trx,
  );
  return new Map(stored.rows.map((row) => [row.seq, row]));
}

/** Clients can send any names. */
const aboutAnswers = (seen: WireSuggestionsSeen, values: ResponseToSave['values']): WireSuggestionsSeen =>
  Object.fromEntries(Object.entries(seen).filter(([name]) => Object.hasOwn(values, name)));

/** At most one response for each record. Returns them in order, with the change of the record. */
export async function saveResponses(
  trx: Trx,
  context: SaveContext,
  records: ReadonlyMap<number, RecordResponses>,
  writes: readonly ResponseToSave[],
): Promise<readonly SavedResponse[]> {
  const steps = stepsOf(context, records, writes);
  const rows = writes.map(({ seq, userN, status, values, activeMs, suggestionsSeen, blindValues }, index) => ({
    seq,
    user_n: userN,
    status,
    values,
    record_pending: steps[index]?.after.status === 'pending',
    active_ms: context.measuresTime && activeMs !== undefined ? Math.min(activeMs, wireLimits.longestActiveMs) : null,
    suggestions_seen: suggestionsSeen && aboutAnswers(suggestionsSeen, values),
    blind_values: blindValues,
  }));
  await updateRecordStatuses(trx, context, steps);
  const rowsBySeq = await upsert(trx, context, rows, steps);
  return steps.flatMap((step) => {
    const stored = rowsBySeq.get(step.seq);
    return stored ? [{ ...step, stored }] : [];
  });
}

/** Returns the change of the record. */
export async function removeResponse(
  trx: Trx,
  context: SaveContext,
  records: ReadonlyMap<number, RecordResponses>,
  { id, seq, userN }: Pick<ResponseToSave, 'seq' | 'userN'> & { readonly id: string },
): Promise<readonly ResponseStep[]> {
  const { ds, actorN } = context;
  const steps = stepsOf(context, records, [{ seq, userN }]);
  await updateRecordStatuses(trx, context, steps);
  await sql`
    WITH gone AS (DELETE FROM responses WHERE ds = ${fixed(ds)} AND user_n = ${userN} AND seq = ${seq}),
      counted AS (${countersUpsert(ds, actorN, countsOf(context, steps))})
    DELETE ${prepared} FROM response_ids WHERE id = ${id}`.execute(trx);
  return steps;
}
