import { type RawBuilder, sql } from 'kysely';
import type { SuggestionType } from '../../schema/annotation-tables.ts';
import type { Trx } from '../../schema/database.ts';

export interface NewSuggestion {
  readonly value: unknown;
  readonly score?: number | readonly number[];
  readonly agent?: string;
  readonly type?: SuggestionType;
}

/** Keys are numbers of questions. */
export interface SuggestionsOfRecord {
  readonly seq: number;
  readonly suggestions: ReadonlyMap<number, NewSuggestion>;
}

const rowsOf = (records: readonly SuggestionsOfRecord[]) =>
  records.flatMap(({ seq, suggestions }) =>
    [...suggestions].map(([question_n, { value, score = null, agent = null, type = null }]) => {
      const scores = Array.isArray(score) ? score : null;
      return { seq, question_n, value, agent, type, scores, score: scores ? Math.max(...scores) : score };
    }),
  );

type Rows = ReturnType<typeof rowsOf>;

const insertStatement = (ds: number, rows: Rows) =>
  sql`INSERT INTO suggestions AS s (ds, seq, question_n, value, score, scores, agent, type)
    SELECT ${ds}, seq, question_n, value, score, scores, agent, type
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS x(seq bigint, question_n int, value jsonb, score float8, scores float8[], agent text, type text)`;

/** The records have no suggestions yet. */
export async function insertSuggestions(trx: Trx, ds: number, records: readonly SuggestionsOfRecord[]): Promise<void> {
  const rows = rowsOf(records);
  if (rows.length > 0) await insertStatement(ds, rows).execute(trx);
}

/** Keeps suggestions that another agent replaces; for each agent, the latest one. */
async function keepFormer(trx: Trx, ds: number, rows: Rows) {
  await sql`WITH given AS (
      SELECT seq, question_n, coalesce(agent, '') AS agent
      FROM jsonb_to_recordset(${JSON.stringify(rows.map(({ seq, question_n, agent }) => ({ seq, question_n, agent })))}::jsonb)
        AS x(seq bigint, question_n int, agent text)
    ), returned AS (
      DELETE FROM former_suggestions f USING given g
      WHERE f.ds = ${ds} AND f.seq = g.seq AND f.question_n = g.question_n AND f.agent = g.agent
    )
    INSERT INTO former_suggestions (ds, question_n, seq, agent, value, score)
    SELECT ${ds}, s.question_n, s.seq, coalesce(s.agent, ''), s.value, CASE WHEN s.scores IS NULL THEN s.score END
    FROM suggestions s JOIN given g ON s.seq = g.seq AND s.question_n = g.question_n
    WHERE s.ds = ${ds} AND coalesce(s.agent, '') <> g.agent
    ON CONFLICT (ds, question_n, seq, agent) DO UPDATE SET value = excluded.value, score = excluded.score`.execute(trx);
}

const content = (table: string): RawBuilder<unknown> =>
  sql`(${sql.join(['value', 'score', 'scores', 'agent', 'type'].map((column) => sql.ref(`${table}.${column}`)))})`;

/** Returns the records that changed. */
export async function upsertSuggestions(
  trx: Trx,
  ds: number,
  records: readonly SuggestionsOfRecord[],
): Promise<readonly number[]> {
  const rows = rowsOf(records);
  if (rows.length === 0) return [];
  await keepFormer(trx, ds, rows);
  const changed = await sql<{ seq: number }>`${insertStatement(ds, rows)}
    ON CONFLICT (ds, seq, question_n) DO UPDATE SET value = excluded.value, score = excluded.score,
      scores = excluded.scores, agent = excluded.agent, type = excluded.type, updated_at = statement_timestamp()
    WHERE ${content('s')} IS DISTINCT FROM ${content('excluded')} RETURNING seq`.execute(trx);
  return changed.rows.map(({ seq }) => seq);
}

/** Deletes suggestions for other questions. */
export async function deleteOtherSuggestions(
  trx: Trx,
  ds: number,
  { seq, suggestions }: SuggestionsOfRecord,
): Promise<readonly number[]> {
  const { numDeletedRows } = await trx
    .deleteFrom('suggestions')
    .where('ds', '=', ds)
    .where('seq', '=', seq)
    .where(sql<boolean>`question_n <> ALL(${[...suggestions.keys()]}::int[])`)
    .executeTakeFirst();
  return numDeletedRows > 0 ? [seq] : [];
}

export async function removeSuggestions(
  trx: Trx,
  ds: number,
  seq: number,
  questions: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('suggestions')
    .where('ds', '=', ds)
    .where('seq', '=', seq)
    .where(sql<boolean>`question_n = ANY(${questions}::int[])`)
    .execute();
}
