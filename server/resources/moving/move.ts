import { sql } from 'kysely';
import type * as v from 'valibot';
import type { WireDataset } from '#contract/datasets/dataset.ts';
import type { WireMoveEffect, wireMove } from '#contract/datasets/moving.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import type { Db, Trx } from '../../schema/database.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import { lockDataset } from '../datasets/lock-dataset.ts';
import { lockWorkspace } from '../datasets/lock-workspace.ts';
import { presentById } from '../datasets/present-by-id.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { refuseDuplicates } from '../shared/failures/unique.ts';
import { conflict } from '../shared/refusal.ts';
import type { CallContext } from '../shared/route.ts';
import { workspaceRow } from '../workspaces/queries.ts';

type Move = v.InferOutput<typeof wireMove>;

export const nameTaken = (name: string) =>
  conflict(`The workspace has another dataset with the name \`${name}\``, 'dataset_name_taken');

/** Member only if the caller is one of both workspaces. A missing workspace has no members. */
export async function findWithTarget(call: CallContext<unknown>, workspaceId: string): Promise<FoundDataset> {
  const dataset = await findDataset(call);
  const target = await workspaceRow(call.db, call.caller, workspaceId);
  return { ...dataset, isMember: dataset.isMember && (target?.isMember ?? false) };
}

export async function moveEffect(
  db: Db,
  { ds, workspace_id: from }: FoundDataset,
  to: string,
): Promise<WireMoveEffect> {
  const { rows } = await sql<WireMoveEffect>`
    WITH changing AS (
      SELECT u.n, u.username, bool_or(wu.workspace_id = ${from}::uuid) AS is_here, bool_or(wu.workspace_id = ${to}::uuid) AS is_there
      FROM workspaces_users wu JOIN users u ON u.id = wu.user_id
      WHERE wu.workspace_id IN (${from}::uuid, ${to}::uuid) AND u.role <> 'owner' AND u.deleted_at IS NULL
      GROUP BY u.n, u.username
    )
    SELECT coalesce(array_agg(username ORDER BY username) FILTER (WHERE NOT is_there), '{}') AS losing,
      coalesce(array_agg(username ORDER BY username) FILTER (WHERE NOT is_here), '{}') AS gaining,
      coalesce(sum((SELECT count(*) FROM responses re WHERE re.ds = ${ds} AND re.user_n = changing.n))
        FILTER (WHERE NOT is_there), 0)::int AS answers
    FROM changing`.execute(db);
  return rows[0] ?? { losing: [], gaining: [], answers: 0 };
}

/** Users who lose access would keep others from their records. */
const endLeases = (trx: Trx, ds: number, workspaceId: string) =>
  sql`DELETE FROM leases l USING users u WHERE l.ds = ${ds} AND u.n = l.user_n AND u.role <> 'owner' AND NOT EXISTS (
    SELECT FROM workspaces_users wu WHERE wu.user_id = u.id AND wu.workspace_id = ${workspaceId}::uuid)`.execute(trx);

/** Responses stay, those of users who lose access, too. */
export function moveDataset(call: CallContext<Move>, { id, name }: FoundDataset): Promise<WireDataset> {
  const { workspace_id } = call.body;
  const moved = transactionWithEvents(call, async (trx, emit) => {
    await lockWorkspace(trx, workspace_id);
    const { ds } = await lockDataset(trx, { id });
    await trx
      .updateTable('datasets')
      .set({ workspace_id, updated_at: sql<Date>`now()`, last_activity_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await endLeases(trx, ds, workspace_id);
    await emit({ type: 'dataset.updated', datasetId: id });
    await emit({ type: 'audience.updated' });
    return presentById(trx, call, id);
  });
  return refuseDuplicates(moved, nameTaken(name));
}
