import type { WireDatasetSetup } from '#contract/files/dataset-setup.ts';
import { inTransaction } from '../../resources/shared/transaction.ts';
import { createWorkspace } from '../../resources/workspaces/change-workspace.ts';
import type { Db } from '../../schema/database.ts';
import { type CallApi, requireSuccess } from './call-api.ts';

const firstWorkspace = 'files';

export async function ensureWorkspace(db: Db): Promise<void> {
  const some = await db
    .selectFrom('workspaces')
    .select('id')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!some) await inTransaction(db, (trx) => createWorkspace(trx, firstWorkspace));
}

interface DatasetToCreate {
  readonly name: string;
  readonly workspaceId: string;
  readonly setup: WireDatasetSetup;
}

/** Creates and publishes a dataset; deletes it again if a step fails. */
export async function createDatasetFrom(send: CallApi, { name, workspaceId, setup }: DatasetToCreate): Promise<string> {
  const { fields, questions, metadata, vectors, version: _, ...rest } = setup;
  const { id } = await requireSuccess(send('POST', '/datasets', { name, workspace_id: workspaceId, ...rest }));
  const add = async (what: string, items: readonly object[]) => {
    for (const item of items) await requireSuccess(send('POST', `/datasets/${id}/${what}`, item));
  };
  try {
    await add('fields', fields);
    await add('questions', questions);
    await add('metadata-properties', metadata);
    await add('vectors-settings', vectors);
    await requireSuccess(send('PUT', `/datasets/${id}/publish`));
  } catch (error) {
    await send('DELETE', `/datasets/${id}`);
    throw error;
  }
  return id;
}
