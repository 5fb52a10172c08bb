import type { WireRecord } from '#contract/annotation/record.ts';
import type { Db } from '../../../schema/database.ts';
import type { RecordRules } from '../checking/record-rules.ts';
import { presentRecord } from '../presenter.ts';
import { type RecordView, recordRows } from '../queries.ts';

/** Returns all fields, missing ones as null, except images. */
export async function presentWritten(
  db: Db,
  view: RecordView,
  { fields }: Pick<RecordRules, 'fields'>,
  seqs: readonly number[],
): Promise<readonly WireRecord[]> {
  const named = [...fields].filter(([, { type }]) => type !== 'image');
  const empty = Object.fromEntries(named.map(([name]) => [name, null]));
  const rows = await recordRows(db, view, seqs);
  return rows.map((row) => {
    const record = presentRecord(row, view);
    return { ...record, fields: { ...empty, ...record.fields } };
  });
}
