import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema/database.ts';
import { indexTexts, type RecordText } from './index-texts.ts';
import { indexVersion } from './index-version.ts';

const pageSize = 500;

export async function outdatedDatasets(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('datasets')
    .select('ds')
    .where('analyser_version', '!=', indexVersion)
    .where(sql<SqlBool>`(deleted_at IS NULL OR removed_at > now())`)
    .orderBy('ds')
    .execute();
  return rows.map(({ ds }) => ds);
}

/** Undefined at the end. Locks the records: concurrent changes wait. */
const indexPage = (db: Db, ds: number, after: number) =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<RecordText>`SELECT seq, fields FROM record_contents
      WHERE ds = ${ds} AND seq > ${after} ORDER BY seq LIMIT ${pageSize} FOR SHARE`.execute(trx);
    await indexTexts(trx, ds, rows);
    return rows.at(-1)?.seq;
  });

/** Works in pages; an interrupted run starts over next time. */
export async function reindexTexts(db: Db, ds: number, stopping: AbortSignal): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined && !stopping.aborted) last = await indexPage(db, ds, last);
  if (last === undefined)
    await db.updateTable('datasets').set({ analyser_version: indexVersion }).where('ds', '=', ds).execute();
}
