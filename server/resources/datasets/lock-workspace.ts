import type { Trx } from '../../schema/database.ts';
import { unprocessable } from '../shared/refusal.ts';

/** A concurrent deletion of the workspace waits, and then finds the dataset. */
export async function lockWorkspace(trx: Trx, id: string) {
  const there = trx.selectFrom('workspaces').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  if (!(await there.forKeyShare().executeTakeFirst())) throw unprocessable(`Workspace with id \`${id}\` not found`);
}
