import { type RawBuilder, sql } from 'kysely';
import { unavailable } from '../shared/refusal.ts';

/** Changes with each write of a question: `xmin` is the number of the transaction that wrote a row. */
export const questionsVersion = (datasetId: RawBuilder<unknown>) =>
  sql<string>`(SELECT coalesce(string_agg(q.xmin::text, ' ' ORDER BY q.n), '') FROM questions q WHERE q.dataset_id = ${datasetId})`;

/**
 * Values are checked before their records are locked. If the questions have changed since, the client sends the answer
 * again, and it is checked again.
 */
export function refuseOtherVersion(checked: string, locked: string): void {
  if (checked !== locked) throw unavailable('The questions of the dataset have just changed. Send the answer again');
}
