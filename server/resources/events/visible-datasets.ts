import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';

/** Pairs of users and datasets: owners see all, others those of their workspaces. */
const visible = sql`users u JOIN datasets d ON d.deleted_at IS NULL AND (u.role = 'owner' OR EXISTS (
  SELECT FROM workspaces_users wu WHERE wu.user_id = u.id AND wu.workspace_id = d.workspace_id))`;

/** Which of these datasets each of these users may see. */
export async function visibleAmong(db: Db, userNs: readonly number[], datasetIds: readonly string[]) {
  const { rows } = await sql<{ n: number; ids: readonly string[] }>`
    SELECT u.n, array_agg(d.id::text) AS ids FROM ${visible}
    WHERE u.n = ANY(${userNs}::int[]) AND d.id = ANY(${datasetIds}::uuid[]) GROUP BY u.n`.execute(db);
  return new Map(rows.map(({ n, ids }) => [n, ids]));
}

/** The whole list of each of these users, short enough to keep and to compare. */
export async function visibleListHashes(db: Db, userNs: readonly number[]) {
  const { rows } = await sql<{ n: number; list: string }>`
    SELECT u.n, md5(string_agg(d.id::text, ' ' ORDER BY d.ds)) AS list FROM ${visible}
    WHERE u.n = ANY(${userNs}::int[]) GROUP BY u.n`.execute(db);
  return new Map(rows.map(({ n, list }) => [n, list]));
}
