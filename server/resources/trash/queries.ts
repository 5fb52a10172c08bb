import { type RawBuilder, sql } from 'kysely';
import type { WireDeletedDataset } from '#contract/trash/trash.ts';
import type { Caller } from '../../auth/caller.ts';
import type { Db } from '../../schema/database.ts';
import { wireTime } from '../shared/wire-time.ts';
import { isMember } from '../workspaces/queries.ts';

/** Uses the clock, since the transaction may have waited for a lock. */
export const isInTrash = sql<boolean>`deleted_at IS NOT NULL AND removed_at > clock_timestamp()`;

type Found = WireDeletedDataset & { readonly isMember: boolean };

const deleted = (caller: Caller, condition: RawBuilder<boolean>) => sql<Found>`
  SELECT d.id, d.name, d.workspace_id, w.name AS workspace_name, coalesce(dp.total, 0)::int AS records,
    ${wireTime('d.deleted_at')} AS deleted_at, u.username AS deleted_by, ${wireTime('d.removed_at')} AS removed_at,
    ${isMember(caller, 'd.workspace_id')} AS "isMember"
  FROM (SELECT * FROM datasets WHERE ${isInTrash}) d JOIN workspaces w ON w.id = d.workspace_id
  LEFT JOIN dataset_progress dp ON dp.ds = d.ds LEFT JOIN users u ON u.id = d.deleted_by
  WHERE ${condition} ORDER BY d.deleted_at DESC, d.ds DESC`;

const presented = ({ isMember: _, ...item }: Found): WireDeletedDataset => item;

/** Owners see all datasets. */
export async function trashOf(db: Db, caller: Caller): Promise<WireDeletedDataset[]> {
  const visible = caller.role === 'owner' ? sql<boolean>`true` : isMember(caller, 'd.workspace_id');
  const { rows } = await deleted(caller, visible).execute(db);
  return rows.map(presented);
}

export async function trashRow(db: Db, caller: Caller, id: string) {
  const { rows } = await deleted(caller, sql<boolean>`d.id = ${id}::uuid`).execute(db);
  return rows[0] && { isMember: rows[0].isMember, item: presented(rows[0]) };
}

export type FoundInTrash = NonNullable<Awaited<ReturnType<typeof trashRow>>>;
