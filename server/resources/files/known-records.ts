import { sql } from 'kysely';
import * as v from 'valibot';
import type { wireKnown, wireKnownOrder } from '#contract/files/known.ts';
import { wireId } from '#contract/parts.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import type { Call } from '../shared/route.ts';

type Ordered = Call<v.InferOutput<typeof wireKnownOrder>>;

/** Which of the external ids the dataset has already; a record without one may go by its id. */
export async function knownRecords(
  { db, body }: Ordered,
  { ds }: FoundDataset,
): Promise<v.InferOutput<typeof wireKnown>> {
  const ids = body.external_ids.filter((each) => v.is(wireId, each));
  const { rows } = await sql<{ name: string }>`
    SELECT external_id AS name FROM records WHERE ds = ${ds} AND external_id = ANY(${body.external_ids}::text[])
    UNION SELECT id::text FROM record_ids WHERE ds = ${ds} AND id = ANY(${ids}::uuid[])`.execute(db);
  return { external_ids: rows.map(({ name }) => name) };
}
