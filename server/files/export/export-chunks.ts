import { exportShapeOf, type WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { NamesById } from '#contract/files/to-file-record.ts';
import type { ExportOrder } from '#domain/datasets/exporting/export-order.ts';
import { writerOf } from '#formats/writing/writer-of.ts';
import type { Db } from '../../schema/database.ts';
import { StartError } from '../../start-error.ts';
import { readDatasetSetup, readNames, type SetupSource } from './read-dataset-setup.ts';
import { readRecords, viewFor } from './read-records.ts';

interface ExportedDataset extends SetupSource {
  readonly ds: number;
}

export interface PlannedExport {
  readonly setup: WireDatasetSetup;
  readonly names: NamesById;
  readonly options: ExportOrder;
}

export const planExport = async (db: Db, dataset: ExportedDataset, options: ExportOrder): Promise<PlannedExport> => ({
  setup: await readDatasetSetup(db, dataset),
  names: await readNames(db, dataset.id),
  options: options,
});

/** Streams the records, in the order of `seqs` if given. */
export async function* exportChunks(
  db: Db,
  { id, ds }: ExportedDataset,
  { setup, names, options }: PlannedExport,
  seqs?: Iterable<number>,
): AsyncGenerator<Uint8Array> {
  const writer = writerOf(options, exportShapeOf(setup), setup);
  yield writer.begin();
  const reading = { view: viewFor(ds, id, options), names, answersOf: options.answersOf, seqs };
  for await (const records of readRecords(db, reading)) yield writer.add(records);
  await requireDataset(db, ds);
  yield writer.end();
}

/** A dataset that was deleted during the export must not look complete. */
async function requireDataset(db: Db, ds: number) {
  const dataset = await db.selectFrom('datasets').select('ds').where('ds', '=', ds).executeTakeFirst();
  if (!dataset) throw new StartError('The dataset was deleted during the export. The file is incomplete.');
}
