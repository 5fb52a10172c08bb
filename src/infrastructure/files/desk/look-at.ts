import type { FileLook } from '#application/ports/creation/row-reader.ts';
import type { FileFacts, FileRow, GivenFacts, RowBatch } from '#domain/creation/portable/read-rows.ts';
import { findFacts } from '#formats/reading/find-facts.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { Unreadable } from '#formats/reading/unreadable.ts';
import { openRows } from './open-rows.ts';
import { shortened } from './shortened.ts';

const shown = 100;
const looked = 1000;
const lookedBytes = 1_000_000;

/** As many rows as tell what a file is, however large it is. */
async function beginningOf(batches: AsyncGenerator<RowBatch>) {
  const rows: FileRow[] = [];
  let unread = 0;
  for await (const batch of batches) {
    rows.push(...batch.rows.slice(0, looked - rows.length));
    unread += batch.unread.length;
    if (rows.length >= looked || (rows.length + unread > 0 && batch.bytesRead >= lookedBytes)) break;
  }
  return { rows, unread };
}

/** A table of which no row fits may be none: as lines it can be looked at, and somebody can say what it is. */
const maybeNoTable = ({ format }: FileFacts, given: GivenFacts) => format === 'csv' && given.format === undefined;

/** What can be told of a file by its beginning. */
export async function lookAt(source: ByteSource, given: GivenFacts): Promise<FileLook> {
  const facts = await findFacts(source, given);
  const { batches, rowOf, finder } = await openRows(source, facts, looked);
  const beginning = await beginningOf(batches);
  const rows = beginning.rows.map(rowOf);
  if (rows.length === 0 && beginning.unread > 0 && maybeNoTable(facts, given))
    return lookAt(source, { ...given, format: 'text' });
  finder.see(rows);
  const found = finder.found();
  if (rows.length === 0 && !found.isOfRecords) throw new Unreadable(beginning.unread > 0 ? 'damaged' : 'empty');
  return { facts, found, rows: rows.slice(0, shown).map(shortened) };
}
