import type { WireDeletedDataset } from '#contract/trash/trash.ts';
import { wireRestore } from '#contract/trash/trash.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type Call, guard, nothing, type Route } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';
import { type FoundInTrash, trashOf, trashRow } from './queries.ts';
import { restoreDataset } from './restore.ts';
import { emptyTrash } from './throw-away.ts';

async function findInTrash({ db, caller, id }: Call<unknown>): Promise<FoundInTrash> {
  const found = await trashRow(db, caller, id);
  if (!found) throw notFound('Dataset', id);
  return found;
}

async function remove({ db, id }: Call, { item }: FoundInTrash): Promise<WireDeletedDataset> {
  const removed = await inTransaction(db, (trx) => emptyTrash(trx, 'id', id));
  if (removed === 0) throw notFound('Dataset', id);
  return item;
}

/** Deleted datasets, as long as they can be restored. */
export function trashRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const lying = { find: findInTrash, may: 'those who lead restore and remove deleted datasets' } as const;
  return [
    route('GET', '/trash', {
      find: nothing,
      may: 'those who lead datasets see which were deleted',
      handle: async ({ db, caller }) => ({ items: await trashOf(db, caller) }),
    }),
    route('POST', '/trash/:dataset_id/restore', { ...lying, body: wireRestore, handle: restoreDataset }),
    route('DELETE', '/trash/:dataset_id', { ...lying, handle: remove }),
  ];
}
