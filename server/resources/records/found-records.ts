import type { Db } from '../../schema/database.ts';
import type { Found } from '../../search/found.ts';
import { presentRecord } from './presenter.ts';
import { type RecordView, recordRows } from './queries.ts';

/** What a search found, with what of the records is asked for. */
export async function presentFound(db: Db, view: RecordView, found: readonly Found[]) {
  const scores = new Map(found.map(({ seq, score }) => [seq, score]));
  const rows = found.length > 0 ? await recordRows(db, view, [...scores.keys()]) : [];
  return rows.map((row) => ({ record: presentRecord(row, view), query_score: scores.get(row.seq) ?? null }));
}
