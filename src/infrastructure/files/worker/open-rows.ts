import { exportShapeOf, parseDatasetSetup, type WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import type { FileFacts, FileRow, RowBatch } from '#domain/creation/portable/read-rows.ts';
import { knownRow } from '#formats/known/known-row.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';
import { openParquet, readParquet } from '#formats/reading/parquet/read-parquet.ts';
import { readFile } from '#formats/reading/read-file.ts';
import { recordsOfTable } from '#formats/reading/records/record-from-row.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { settingsKey } from '#formats/settings-key.ts';
import { datasetFromSetup } from './dataset-from-setup.ts';

interface Finder {
  readonly see: (rows: readonly FileRow[]) => void;
  readonly found: () => InferredDataset;
}

interface OpenedRows {
  readonly batches: AsyncGenerator<RowBatch>;
  /** Postil's own exports become whole records; rows of other tables stay as they are. */
  readonly rowOf: (row: FileRow) => FileRow;
  readonly finder: Finder;
}

const plain = (batches: AsyncGenerator<RowBatch>): OpenedRows => ({
  batches,
  rowOf: knownRow,
  finder: new DatasetFinder(),
});

/** Parquet files that Postil wrote hold the settings of their dataset. */
const withSetup = (batches: AsyncGenerator<RowBatch>, setup: WireDatasetSetup): OpenedRows => ({
  batches,
  rowOf: recordRow(setup),
  finder: { see: () => {}, found: () => datasetFromSetup(setup) },
});

function recordRow(setup: WireDatasetSetup): (row: FileRow) => FileRow {
  const ofTable = recordsOfTable(exportShapeOf(setup), false);
  return (row) => {
    const { externalId, ...record } = ofTable(row).record;
    return { id: externalId, ...record };
  };
}

/** Opens all rows; with `maxRows`, a Parquet file gives little more than these. */
export async function openRows(source: ByteSource, facts: FileFacts, maxRows?: number): Promise<OpenedRows> {
  if (facts.format !== 'parquet') return plain(readFile(source, facts));
  const opened = await openParquet(source);
  const batches = readParquet(source, opened, maxRows);
  const setup = parseDatasetSetup(opened.note(settingsKey));
  return setup ? withSetup(batches, setup) : plain(batches);
}
