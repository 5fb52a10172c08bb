import { sql } from 'kysely';
import { type WireOwnAnswers, wireOwnAnswersQuery } from '#contract/datasets/own-answers.ts';
import { checkQuery } from '../shared/read-request.ts';
import type { CallContext } from '../shared/route.ts';

/** Looks only into the datasets in which the user was active, each of which has a table of its own. */
export async function countOwnAnswers({ db, caller, request }: CallContext): Promise<WireOwnAnswers> {
  const { since } = checkQuery(wireOwnAnswersQuery, request);
  const active = await db
    .selectFrom('user_progress')
    .select('ds')
    .where('user_n', '=', caller.n)
    .where(sql<boolean>`last_activity_at >= ${since}::timestamptz`)
    .execute();
  const countOf = (status: keyof WireOwnAnswers) =>
    sql<number>`count(*) FILTER (WHERE status = ${status})::int`.as(status);
  return db
    .selectFrom('responses')
    .select([countOf('submitted'), countOf('discarded')])
    .where('ds', '=', sql<number>`ANY(${active.map(({ ds }) => ds)}::int[])`)
    .where('user_n', '=', caller.n)
    .where(sql<boolean>`updated_at >= ${since}::timestamptz`)
    .executeTakeFirstOrThrow();
}
