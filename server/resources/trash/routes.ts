import type { WireDeletedDataset } from '#contract/trash/trash.ts';
import { wireRestore } from '#contract/trash/trash.ts';
import { notFound } from '../shared/refusal.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { inTransaction } from '../shared/transaction.ts';
import { removeFromTrash } from './move-to-trash.ts';
import { type FoundInTrash, trashOf, trashRow } from './queries.ts';
import { restoreDataset } from './restore.ts';

async function findInTrash({ db, caller, id }: CallContext<unknown>): Promise<FoundInTrash> {
  const found = await trashRow(db, caller, id);
  if (!found) throw notFound('Dataset', id);
  return found;
}

async function remove({ db, id }: CallContext, { item }: FoundInTrash): Promise<WireDeletedDataset> {
  const removed = await inTransaction(db, (trx) => removeFromTrash(trx, 'id', id));
  if (removed === 0) throw notFound('Dataset', id);
  return item;
}

export function trashRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const inTrash = { find: findInTrash, may: 'owners and workspace admins restore and purge deleted datasets' } as const;
  return [
    route('GET', '/trash', {
      find: noSubject,
      may: 'owners and admins list deleted datasets',
      handle: async ({ db, caller }) => ({ items: await trashOf(db, caller) }),
    }),
    route('POST', '/trash/:dataset_id/restore', { ...inTrash, body: wireRestore, handle: restoreDataset }),
    route('DELETE', '/trash/:dataset_id', { ...inTrash, handle: remove }),
  ];
}
