import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../schema/database.ts';
import type { Distribution } from '../../schema/dataset-tables.ts';
import { invalidateQueueStarts } from '../../search/unanswered/store-openings.ts';
import { unprocessable } from '../shared/refusal.ts';
import type { LockedDataset } from './lock-dataset.ts';
import { stopAnswers } from './stop-answers.ts';

const withResponses = () =>
  unprocessable(
    'Distribution settings cannot be modified for a dataset with responses',
    'update_distribution_with_existing_responses',
  );

async function holds(trx: Trx, condition: RawBuilder<boolean>) {
  const { rows } = await sql<{ holds: boolean }>`SELECT ${condition} AS holds`.execute(trx);
  return rows[0]?.holds ?? false;
}

/** Refuses a new distribution if there are responses. */
export async function checkDistribution(trx: Trx, { ds, distribution }: LockedDataset, requested: Distribution) {
  if (requested.min_submitted === distribution.min_submitted) return;
  await stopAnswers(trx, ds);
  if (await holds(trx, sql`EXISTS (SELECT FROM responses WHERE ds = ${ds})`)) throw withResponses();
  await reopen(trx, ds);
}

/** Without responses, no record is completed. */
async function reopen(trx: Trx, ds: number) {
  const completed = sql<boolean>`EXISTS (SELECT FROM records WHERE ds = ${ds} AND status = 'completed')`;
  if (!(await holds(trx, completed))) return;
  await sql`UPDATE records SET status = 'pending', updated_at = clock_timestamp()
    WHERE ds = ${ds} AND status = 'completed'`.execute(trx);
  await invalidateQueueStarts(trx, ds);
  await sql`UPDATE user_progress SET completed = 0 WHERE ds = ${ds}`.execute(trx);
  await sql`UPDATE dataset_progress SET completed = 0 WHERE ds = ${ds}`.execute(trx);
}
