import { shapeOf, type WireNotes } from '#contract/files/notes.ts';
import type { Naming } from '#contract/files/written-record.ts';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { writerOf } from '#formats/writing/writer-of.ts';
import type { Db } from '../../schema/database.ts';
import { StartError } from '../../start-error.ts';
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
  seqs?: Iterable<number>,
): AsyncGenerator<Uint8Array> {
  const writer = writerOf(order, shapeOf(notes), notes);
  yield writer.begin();
  const reading = { view: viewFor(ds, id, order), naming, answersOf: order.answersOf, seqs };
  for await (const records of readRecords(db, reading)) yield writer.add(records);
  await beStillThere(db, ds);
  yield writer.end();
}

/** A dataset that was taken away meanwhile looks as if it had no more records: nobody is to take that for the end. */
async function beStillThere(db: Db, ds: number) {
  const dataset = await db.selectFrom('datasets').select('ds').where('ds', '=', ds).executeTakeFirst();
  if (!dataset) throw new StartError('The dataset was taken away before all of its records were written.');
}
