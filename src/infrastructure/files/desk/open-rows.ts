import { exportShapeOf, parseDatasetSetup, type WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { FoundDataset } from '#domain/creation/portable/found-dataset.ts';
import type { FileFacts, FileRow, RowBatch } from '#domain/creation/portable/read-rows.ts';
import { knownRow } from '#formats/known/known-row.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';
import { openParquet, readParquet } from '#formats/reading/parquet/read-parquet.ts';
import { readFile } from '#formats/reading/read-file.ts';
import { recordsOfTable } from '#formats/reading/records/record-from-row.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { settingsKey } from '#formats/settings-key.ts';
import { foundInNotes } from '../found-in-notes.ts';

interface Finder {
  readonly see: (rows: readonly FileRow[]) => void;
  readonly found: () => FoundDataset;
}

/** The rows of a file, and what they are. */
interface OpenedRows {
  readonly batches: AsyncGenerator<RowBatch>;
  /** Whole records in the form in which we write them; rows of other tables as they are. */
  readonly rowOf: (row: FileRow) => FileRow;
  /** Looks at such rows, where the file does not say itself what it is made for. */
  readonly finder: Finder;
}

const plain = (batches: AsyncGenerator<RowBatch>): OpenedRows => ({
  batches,
  rowOf: knownRow,
  finder: new DatasetFinder(),
});

/** A table of ours whose notes say what its columns are. */
const noted = (batches: AsyncGenerator<RowBatch>, notes: WireDatasetSetup): OpenedRows => ({
  batches,
  rowOf: recordRow(notes),
  finder: { see: () => {}, found: () => foundInNotes(notes) },
});

function recordRow(notes: WireDatasetSetup): (row: FileRow) => FileRow {
  const ofTable = recordsOfTable(exportShapeOf(notes), false);
  return (row) => {
    const { externalId, ...record } = ofTable(row).record;
    return { id: externalId, ...record };
  };
}

/** All rows, or little more than as many as are wanted where that saves reading. */
export async function openRows(source: ByteSource, facts: FileFacts, most?: number): Promise<OpenedRows> {
  if (facts.format !== 'parquet') return plain(readFile(source, facts));
  const opened = await openParquet(source);
  const batches = readParquet(source, opened, most);
  const notes = parseDatasetSetup(opened.note(settingsKey));
  return notes ? noted(batches, notes) : plain(batches);
}
