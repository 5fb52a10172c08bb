import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import { storeVectors } from '../../search/similarity/store-vectors.ts';
import { indexTexts } from '../../search/text/index-texts.ts';
import { insertSuggestions, type NewSuggestion } from '../suggestions/store.ts';

export interface NewRecord {
  readonly externalId?: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Keys are numbers of questions. */
  readonly suggestions?: ReadonlyMap<number, NewSuggestion>;
  /** Keys are numbers of vector settings. */
  readonly vectors?: ReadonlyMap<number, readonly number[]>;
}

export interface CreatedRecord {
  readonly seq: number;
  readonly id: string;
}

/** Locks the dataset: concurrent inserts wait. */
async function reserveSeqs(trx: Trx, ds: number, count: number) {
  const { next_seq } = await trx
    .updateTable('datasets')
    .set({ next_seq: sql`next_seq + ${count}`, last_activity_at: sql`clock_timestamp()` })
    .where('ds', '=', ds)
    .returning('next_seq')
    .executeTakeFirstOrThrow();
  return next_seq - count;
}

const asRow = (record: NewRecord, seq: number) => ({
  seq,
  id: crypto.randomUUID(),
  external_id: record.externalId ?? null,
  fields: record.fields,
  metadata: record.metadata ?? null,
});

const vectorsOf = (records: readonly NewRecord[], first: number) =>
  records.flatMap(({ vectors = new Map<number, readonly number[]>() }, index) =>
    [...vectors].map(([settingN, values]) => ({ seq: first + index, settingN, values })),
  );

async function insertRecords(trx: Trx, ds: number, rows: readonly ReturnType<typeof asRow>[]) {
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    AS x(seq bigint, id uuid, external_id text, fields json, metadata jsonb)`;
  // Times differ by a microsecond, so that sorting by time keeps the order of the request.
  const time = sql`now() + (seq - ${rows[0]?.seq ?? 0}) * interval '1 microsecond'`;
  await sql`INSERT INTO records (ds, seq, id, external_id, metadata, inserted_at, updated_at)
    SELECT ${ds}, seq, id, external_id, nullif(metadata, 'null'), ${time}, ${time} FROM ${given}`.execute(trx);
  // The cast to jsonb rejects characters that PostgreSQL cannot store.
  await sql`INSERT INTO record_contents (ds, seq, fields)
    SELECT ${ds}, seq, fields FROM ${given} WHERE fields::jsonb IS NOT NULL`.execute(trx);
  await sql`INSERT INTO record_ids (id, ds, seq) SELECT id, ${ds}, seq FROM ${given}`.execute(trx);
}

/** Five statements for any number of records. */
export async function createRecords(trx: Trx, ds: number, records: readonly NewRecord[]): Promise<CreatedRecord[]> {
  const first = await reserveSeqs(trx, ds, records.length);
  const rows = records.map((record, index) => asRow(record, first + index));
  await insertRecords(trx, ds, rows);
  await insertSuggestions(
    trx,
    ds,
    records.flatMap(({ suggestions }, index) => (suggestions ? [{ seq: first + index, suggestions }] : [])),
  );
  await storeVectors(trx, ds, vectorsOf(records, first));
  await indexTexts(trx, ds, rows);
  await sql`UPDATE dataset_progress SET total = total + ${records.length} WHERE ds = ${ds}`.execute(trx);
  return rows.map(({ seq, id }) => ({ seq, id }));
}
