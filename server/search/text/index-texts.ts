import { sql } from 'kysely';
import type { Db, Trx } from '../../schema/database.ts';
import { type TextField, textsOf } from './field-texts.ts';
import { TsvectorWriter } from './tsvector.ts';

export interface RecordText {
  readonly seq: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export async function textFields(db: Db, ds: number): Promise<readonly TextField[]> {
  const { rows } = await sql<TextField>`SELECT f.name, f.tag, f.settings ->> 'type' AS type
    FROM fields f JOIN datasets d ON d.id = f.dataset_id WHERE d.ds = ${ds} ORDER BY f.tag`.execute(db);
  return rows;
}

function tsvectorOf(record: RecordText, fields: readonly TextField[]) {
  const writer = new TsvectorWriter();
  for (const field of fields) {
    if (!Object.hasOwn(record.fields, field.name)) continue;
    for (const text of textsOf(field, record.fields[field.name])) writer.add(field.tag, text);
  }
  return writer.toString();
}

/** Replaces existing index entries. */
export async function indexTexts(trx: Trx, ds: number, records: readonly RecordText[]): Promise<void> {
  if (records.length === 0) return;
  const fields = await textFields(trx, ds);
  const rows = records.map((record) => ({ seq: record.seq, tsv: tsvectorOf(record, fields) }));
  await sql`INSERT INTO record_texts (ds, seq, tsv) SELECT ${ds}, seq, tsv::tsvector
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS x(seq bigint, tsv text)
    ON CONFLICT (ds, seq) DO UPDATE SET tsv = excluded.tsv`.execute(trx);
}
