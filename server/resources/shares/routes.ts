import { sql } from 'kysely';
import { wireOwnAnswersQuery } from '#contract/datasets/own-answers.ts';
import type { WirePersonProgress } from '#contract/datasets/person-progress.ts';
import type { WireShares } from '#contract/datasets/shares.ts';
import { findDataset } from '../datasets/find-dataset.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import { checkQuery } from '../shared/read-request.ts';
import { type AppDeps, type CallContext, guard, type Route } from '../shared/route.ts';
import { CostBasedCache } from './cost-based-cache.ts';
import { countShares } from './count-shares.ts';

/** Looks for recent responses only of users who were active since then. */
async function countByPerson(
  { db, request }: CallContext,
  { ds, measures_time: measures }: FoundDataset,
): Promise<WirePersonProgress> {
  const { since } = checkQuery(wireOwnAnswersQuery, request);
  const { rows } = await sql<WirePersonProgress['items'][number]>`
    SELECT u.username, p.submitted, p.discarded, p.draft, coalesce(recent.n, 0) AS recent, timed.median_ms
    FROM user_progress p JOIN users u ON u.n = p.user_n LEFT JOIN LATERAL (
      SELECT count(*)::int AS n FROM responses re
      WHERE re.ds = ${ds} AND re.user_n = p.user_n AND re.status <> 'draft' AND re.updated_at >= ${since}::timestamptz
    ) AS recent ON p.last_activity_at >= ${since}::timestamptz LEFT JOIN LATERAL (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY re.active_ms) AS median_ms FROM responses re
      WHERE re.ds = ${ds} AND re.user_n = p.user_n AND re.status = 'submitted' AND ${measures}
    ) AS timed ON true
    WHERE p.ds = ${ds} AND p.submitted + p.discarded + p.draft > 0
    ORDER BY p.submitted + p.discarded DESC, u.username COLLATE "C"`.execute(db);
  return { items: [...rows] };
}

export function sharesRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const counted = new CostBasedCache<WireShares>();
  const may = 'owners and workspace admins read all responses';
  return [
    route('GET', '/datasets/:dataset_id/people', { find: findDataset, may, handle: countByPerson }),
    route('GET', '/datasets/:dataset_id/shares', {
      find: findDataset,
      may,
      handle: ({ db }, dataset) => counted.get(dataset.ds, () => countShares(db, dataset)),
    }),
  ];
}
