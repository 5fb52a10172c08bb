import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { WireDataset } from '#contract/datasets/dataset.ts';
import type { wireRestore } from '#contract/trash/trash.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Trx } from '../../schema/database.ts';
import { presentDataset } from '../datasets/presenter.ts';
import { datasetRow } from '../datasets/queries.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import { conflict, notFound } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { type FoundInTrash, isInTrash } from './queries.ts';

type Restoring = v.InferOutput<typeof wireRestore>;

const nameTaken = (name: string) =>
  conflict(
    `The workspace has another dataset with the name \`${name}\`. Restore this dataset under another name`,
    'dataset_name_taken',
  );

/** A concurrent deletion of the workspace waits, and then finds the dataset. */
async function lockWorkspace(trx: Trx, id: string) {
  const there = trx.selectFrom('workspaces').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  return (await there.forKeyShare().executeTakeFirst()) !== undefined;
}

export function restoreDataset(call: CallContext<Restoring>, { item }: FoundInTrash): Promise<WireDataset> {
  const { id, caller } = call;
  const name = call.body.name ?? item.name;
  const restored = transactionWithEvents(call, async (trx, emit) => {
    if (!(await lockWorkspace(trx, item.workspace_id))) throw notFound('Dataset', id);
    await trx
      .updateTable('datasets')
      .set({ name, deleted_at: null, deleted_by: null, removed_at: null })
      .where('id', '=', id)
      .where(sql<SqlBool>`${isInTrash}`)
      .execute();
    const row = await datasetRow(trx, caller, id);
    if (!row) throw notFound('Dataset', id);
    await emit({ type: 'dataset.created', datasetId: id });
    return presentDataset(row);
  });
  return refuseDuplicates(restored, nameTaken(name));
}
