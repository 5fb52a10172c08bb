import type { RecordRules } from '../../resources/records/checking/record-rules.ts';
import { type RecordView, recordRows, seqsAfter } from '../../resources/records/queries.ts';
import type { Db } from '../../schema/database.ts';
import { exportRow } from './export-row.ts';

const recordsPerQuery = 50;
/** Larger files need another upload protocol. */
const maxFileBytes = 4_000_000;

export interface RecordsFile {
  readonly content: string;
  readonly count: number;
  /** Last record in the file. */
  readonly seq: number;
}

export async function readRecordsFile(
  db: Db,
  view: RecordView,
  rules: RecordRules,
  after: number,
): Promise<RecordsFile | undefined> {
  const lines: string[] = [];
  let bytes = 0;
  let seq = after;
  while (bytes < maxFileBytes) {
    const seqs = await seqsAfter(db, view.ds, seq, recordsPerQuery);
    for (const row of await recordRows(db, view, seqs)) {
      if (bytes >= maxFileBytes) break;
      const line = `${JSON.stringify(exportRow(row, view, rules))}\n`;
      lines.push(line);
      bytes += Buffer.byteLength(line);
      seq = row.seq;
    }
    if (seqs.length < recordsPerQuery) break;
  }
  return lines.length > 0 ? { content: lines.join(''), count: lines.length, seq } : undefined;
}
