import { sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import type { DatasetKey } from '../datasets/create-dataset.ts';

/** Pairs the numbers of the settings with those of their copies. */
const pairs = (table: 'questions' | 'vectors_settings', from: DatasetKey, to: DatasetKey) =>
  sql`(SELECT source.n AS from_n, copy.n AS to_n FROM ${sql.table(table)} source JOIN ${sql.table(table)} copy USING (name)
    WHERE source.dataset_id = ${from.id}::uuid AND copy.dataset_id = ${to.id}::uuid) AS pairs`;

/** Times differ by a microsecond, so that sorting by time keeps the order of the records. */
const time = sql`now() + row_number() OVER (ORDER BY seq) * interval '1 microsecond'`;

/**
 * Copies everything but responses, with one statement for each table. Copies keep their `seq`, which is unique only in
 * a dataset, and get new ids.
 */
export async function copyRecords(trx: Trx, from: DatasetKey, to: DatasetKey): Promise<void> {
  await sql`INSERT INTO records (ds, seq, id, external_id, metadata, inserted_at, updated_at)
    SELECT ${to.ds}::int, seq, gen_random_uuid(), external_id, metadata, ${time}, ${time}
    FROM records WHERE ds = ${from.ds}`.execute(trx);
  await sql`INSERT INTO record_ids (id, ds, seq) SELECT id, ds, seq FROM records WHERE ds = ${to.ds}`.execute(trx);
  await sql`INSERT INTO record_contents (ds, seq, fields)
    SELECT ${to.ds}::int, seq, fields FROM record_contents WHERE ds = ${from.ds}`.execute(trx);
  await sql`INSERT INTO record_texts (ds, seq, tsv)
    SELECT ${to.ds}::int, seq, tsv FROM record_texts WHERE ds = ${from.ds}`.execute(trx);
  await sql`INSERT INTO suggestions (ds, seq, question_n, value, score, scores, agent, type)
    SELECT ${to.ds}::int, seq, to_n, value, score, scores, agent, type
    FROM suggestions JOIN ${pairs('questions', from, to)} ON from_n = question_n WHERE ds = ${from.ds}`.execute(trx);
  await sql`INSERT INTO former_suggestions (ds, seq, question_n, agent, value, score)
    SELECT ${to.ds}::int, seq, to_n, agent, value, score
    FROM former_suggestions JOIN ${pairs('questions', from, to)} ON from_n = question_n
    WHERE ds = ${from.ds}`.execute(trx);
  await copyVectors(trx, from, to);
  await sql`UPDATE dataset_progress SET total = (SELECT count(*) FROM records WHERE ds = ${to.ds})
    WHERE ds = ${to.ds}`.execute(trx);
  // the copied texts may come from an older version, which the start of the server replaces
  await sql`UPDATE datasets copy SET next_seq = source.next_seq, analyser_version = source.analyser_version
    FROM datasets source WHERE copy.ds = ${to.ds} AND source.ds = ${from.ds}`.execute(trx);
}

/** Caches of vectors read those that are newer than the version that they know. */
async function copyVectors(trx: Trx, from: DatasetKey, to: DatasetKey) {
  await sql`UPDATE vectors_settings SET version = 1 WHERE dataset_id = ${to.id}::uuid`.execute(trx);
  await sql`INSERT INTO vectors (ds, seq, setting_n, value, exact, changed)
    SELECT ${to.ds}::int, seq, to_n, value, exact, 1
    FROM vectors JOIN ${pairs('vectors_settings', from, to)} ON from_n = setting_n WHERE ds = ${from.ds}`.execute(trx);
}
