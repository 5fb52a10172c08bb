import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';

/** Visible datasets by user: all for owners, those of their workspaces for others. */
const visible = sql`users u JOIN datasets d ON d.deleted_at IS NULL AND (u.role = 'owner' OR EXISTS (
  SELECT FROM workspaces_users wu WHERE wu.user_id = u.id AND wu.workspace_id = d.workspace_id))`;

export async function visibleAmong(db: Db, userNs: readonly number[], datasetIds: readonly string[]) {
  const { rows } = await sql<{ n: number; ids: readonly string[] }>`
    SELECT u.n, array_agg(d.id::text) AS ids FROM ${visible}
    WHERE u.n = ANY(${userNs}::int[]) AND d.id = ANY(${datasetIds}::uuid[]) GROUP BY u.n`.execute(db);
  return new Map(rows.map(({ n, ids }) => [n, ids]));
}

/** Hash of each user's list, for comparison. */
export async function visibleListHashes(db: Db, userNs: readonly number[]) {
  const { rows } = await sql<{ n: number; list: string }>`
    SELECT u.n, md5(string_agg(d.id::text, ' ' ORDER BY d.ds)) AS list FROM ${visible}
    WHERE u.n = ANY(${userNs}::int[]) GROUP BY u.n`.execute(db);
  return new Map(rows.map(({ n, list }) => [n, list]));
}
