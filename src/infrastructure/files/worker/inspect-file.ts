import type { FileInspection } from '#application/ports/creation/row-reader.ts';
import type { ChosenFacts, FileFacts, FileRow, RowBatch } from '#domain/creation/portable/read-rows.ts';
import { findFacts } from '#formats/reading/find-facts.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import { openRows } from './open-rows.ts';
import { truncateRow } from './truncate-row.ts';

const maxShownRows = 100;
const maxInspectedRows = 1000;
const maxInspectedBytes = 1_000_000;

async function firstRowsOf(batches: AsyncGenerator<RowBatch>) {
  const rows: FileRow[] = [];
  let unread = 0;
  for await (const batch of batches) {
    rows.push(...batch.rows.slice(0, maxInspectedRows - rows.length));
    unread += batch.unread.length;
    if (rows.length >= maxInspectedRows || (rows.length + unread > 0 && batch.bytesRead >= maxInspectedBytes)) break;
  }
  return { rows, unread };
}

/** A CSV without a valid row may be plain text: the user sees its lines and can choose the format. */
const mayBeText = ({ format }: FileFacts, given: ChosenFacts) => format === 'csv' && given.format === undefined;

export async function inspectFile(source: ByteSource, given: ChosenFacts): Promise<FileInspection> {
  const facts = await findFacts(source, given);
  const { batches, rowOf, finder } = await openRows(source, facts, maxInspectedRows);
  const first = await firstRowsOf(batches);
  const rows = first.rows.map(rowOf);
  if (rows.length === 0 && first.unread > 0 && mayBeText(facts, given))
    return inspectFile(source, { ...given, format: 'text' });
  finder.see(rows);
  const inferred = finder.found();
  if (rows.length === 0 && !inferred.isOfRecords) throw new Unreadable(first.unread > 0 ? 'damaged' : 'empty');
  return { facts, inferred, rows: rows.slice(0, maxShownRows).map(truncateRow) };
}
