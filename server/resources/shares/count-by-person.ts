import { sql } from 'kysely';
import { wireOwnAnswersQuery } from '#contract/datasets/own-answers.ts';
import type { WirePersonProgress } from '#contract/datasets/person-progress.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { checkQuery } from '../shared/read-request.ts';
import type { CallContext } from '../shared/route.ts';

/** Looks for recent responses only of users who were active since then. */
export async function countByPerson({ db, request }: CallContext, { ds }: FoundDataset): Promise<WirePersonProgress> {
  const { since } = checkQuery(wireOwnAnswersQuery, request);
  const { rows } = await sql<WirePersonProgress['items'][number]>`
    SELECT u.username, p.submitted, p.discarded, p.draft, coalesce(recent.n, 0) AS recent
    FROM user_progress p JOIN users u ON u.n = p.user_n LEFT JOIN LATERAL (
      SELECT count(*)::int AS n FROM responses re
      WHERE re.ds = ${ds} AND re.user_n = p.user_n AND re.status <> 'draft' AND re.updated_at >= ${since}::timestamptz
    ) AS recent ON p.last_activity_at >= ${since}::timestamptz
    WHERE p.ds = ${ds} AND p.submitted + p.discarded + p.draft > 0
    ORDER BY p.submitted + p.discarded DESC, u.username COLLATE "C"`.execute(db);
  return { items: [...rows] };
}
