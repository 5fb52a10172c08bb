import { shapeOf, type WireNotes } from '#contract/files/notes.ts';
import type { Naming } from '#contract/files/written-record.ts';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { writerOf } from '#formats/writing/writer-of.ts';
import type { Db } from '../../schema/database.ts';
import { type Noted, namingOf, notesOf } from './notes.ts';
import { readRecords, viewFor } from './read-records.ts';

interface Exported extends Noted {
  readonly ds: number;
}

/** A file of records that is yet to be written. */
export interface PlannedFile {
  readonly notes: WireNotes;
  readonly naming: Naming;
  readonly order: ExportOrder;
}

export const planFile = async (db: Db, dataset: Exported, order: ExportOrder): Promise<PlannedFile> => ({
  notes: await notesOf(db, dataset),
  naming: await namingOf(db, dataset.id),
  order,
});

/** Piece by piece, of these records or of all. */
export async function* writeFile(
  db: Db,
  { id, ds }: Exported,
  { notes, naming, order }: PlannedFile,
  seqs?: readonly number[],
): AsyncGenerator<Uint8Array> {
  const writer = writerOf(order, shapeOf(notes), notes);
  yield writer.begin();
  const reading = { view: viewFor(ds, id, order), naming, answersOf: order.answersOf, seqs };
  for await (const records of readRecords(db, reading)) yield writer.add(records);
  yield writer.end();
}
