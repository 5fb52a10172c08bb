import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireKnown, wireKnownOrder } from '#contract/files/known.ts';
import type { FoundDataset } from '../datasets/queries.ts';
import type { Call } from '../shared/route.ts';

type Ordered = Call<v.InferOutput<typeof wireKnownOrder>>;

/** Which of the external ids the dataset has already. */
export async function knownRecords(
  { db, body }: Ordered,
  { ds }: FoundDataset,
): Promise<v.InferOutput<typeof wireKnown>> {
  const records = await db
    .selectFrom('records')
    .select('external_id')
    .where('ds', '=', ds)
    .where('external_id', '=', sql<string>`ANY(${body.external_ids}::text[])`)
    .execute();
  return { external_ids: records.flatMap(({ external_id }) => external_id ?? []) };
}
