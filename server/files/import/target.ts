import { parseDatasetSetup, type WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import type { IdsByName } from '#contract/files/to-record-upsert.ts';
import type { FileFacts } from '#domain/creation/portable/read-rows.ts';
import { DatasetFinder } from '#formats/reading/infer/find-dataset.ts';
import { openParquet } from '#formats/reading/parquet/read-parquet.ts';
import { readFile } from '#formats/reading/read-file.ts';
import type { ByteSource } from '#formats/reading/source.ts';
import { settingsKey } from '#formats/settings-key.ts';
import { type CallApi, requireSuccess } from './call-api.ts';
import { setupOf } from './setup-of.ts';

const setupInFile = async (source: ByteSource): Promise<WireDatasetSetup | undefined> =>
  parseDatasetSetup((await openParquet(source)).note(settingsKey));

/** Setup in the file's metadata, or inferred from its rows. */
export async function setupFor(source: ByteSource, facts: FileFacts): Promise<WireDatasetSetup> {
  const notes = facts.format === 'parquet' ? await setupInFile(source) : undefined;
  if (notes) return notes;
  const finder = new DatasetFinder();
  for await (const { rows } of readFile(source, facts)) finder.see(rows);
  return setupOf(finder.found());
}

interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly username: string;
}

export async function idsOf(send: CallApi, datasetId: string): Promise<IdsByName> {
  const { items: questions } = await requireSuccess(send('GET', `/datasets/${datasetId}/questions`));
  const { items: users } = await requireSuccess(send('GET', '/users'));
  const { id: me } = await requireSuccess(send('GET', '/me'));
  return {
    questions: new Map(questions.map(({ id, name }: NamedRow) => [name, id])),
    users: new Map(users.flatMap(({ id, username }: NamedRow) => [[username, id] as const, [id, id] as const])),
    me,
  };
}
