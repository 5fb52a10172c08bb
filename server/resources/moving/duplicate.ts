import { sql } from 'kysely';
import type * as v from 'valibot';
import type { WireDataset } from '#contract/datasets/dataset.ts';
import type { wireDuplication } from '#contract/datasets/moving.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { createMetadataIndexes } from '../../search/metadata-index.ts';
import { createDataset, type DatasetKey } from '../datasets/create-dataset.ts';
import { lockDataset } from '../datasets/lock-dataset.ts';
import { lockWorkspace } from '../datasets/lock-workspace.ts';
import { presentById } from '../datasets/present-by-id.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import type { CallContext } from '../shared/route.ts';
import { copyRecords } from './copy-records.ts';
import { nameTaken } from './move.ts';

type Duplication = v.InferOutput<typeof wireDuplication>;

async function copySettings(trx: Trx, from: DatasetKey, to: DatasetKey) {
  await sql`INSERT INTO fields (dataset_id, tag, position, name, title, required, settings)
    SELECT ${to.id}::uuid, tag, position, name, title, required, settings FROM fields
    WHERE dataset_id = ${from.id}::uuid`.execute(trx);
  await sql`INSERT INTO questions (dataset_id, position, name, title, description, required, settings, suggestions_shown,
      shown_share)
    SELECT ${to.id}::uuid, position, name, title, description, required, settings, suggestions_shown, shown_share
    FROM questions
    WHERE dataset_id = ${from.id}::uuid ORDER BY position, n`.execute(trx);
  await sql`INSERT INTO metadata_properties (dataset_id, name, title, settings, visible_for_annotators)
    SELECT ${to.id}::uuid, name, title, settings, visible_for_annotators FROM metadata_properties
    WHERE dataset_id = ${from.id}::uuid ORDER BY n`.execute(trx);
  await sql`INSERT INTO vectors_settings (dataset_id, name, title, dimensions)
    SELECT ${to.id}::uuid, name, title, dimensions FROM vectors_settings
    WHERE dataset_id = ${from.id}::uuid ORDER BY n`.execute(trx);
}

async function indexMetadata(trx: Trx, { id, ds }: DatasetKey) {
  const properties = trx.selectFrom('metadata_properties').select(['n', 'name', 'settings']);
  for (const { n, name, settings } of await properties.where('dataset_id', '=', id).execute())
    await createMetadataIndexes(trx, ds, { n, name, type: String(settings.type) });
}

/** Webhooks get no event for each record, since the records do not pass through this process. */
export function duplicateDataset(call: CallContext<Duplication>, found: FoundDataset): Promise<WireDataset> {
  const { name, workspace_id: workspaceId, with_records: withRecords } = call.body;
  const { guidelines, metadata, status, distribution } = found;
  const { allow_extra_metadata: allowExtraMetadata, measures_time: measuresTime } = found;
  const made = transactionWithEvents(call, async (trx, emit) => {
    await lockWorkspace(trx, workspaceId);
    const from = await lockDataset(trx, found);
    const settings = { guidelines, metadata, status, allowExtraMetadata, measuresTime, distribution };
    const to = await createDataset(trx, { ...settings, name, workspaceId });
    await copySettings(trx, from, to);
    if (withRecords) await copyRecords(trx, from, to);
    await indexMetadata(trx, to);
    await emit({ type: 'dataset.created', datasetId: to.id });
    if (status === 'ready') await emit({ type: 'dataset.published', datasetId: to.id });
    return presentById(trx, call, to.id);
  });
  return refuseDuplicates(made, nameTaken(name));
}
