import { sql } from 'kysely';
import type { Trx } from '../../../schema/database.ts';
import { unprocessable } from '../../shared/refusal.ts';

interface WithExternalId {
  readonly external_id: string | null;
}

const namesOf = (items: readonly WithExternalId[]) => items.flatMap(({ external_id }) => external_id ?? []);

export const sameExternalIds = (names: readonly string[]) =>
  unprocessable(`found records with same external ids: ${names.join(', ')}`);

export async function refuseTakenIds(trx: Trx, ds: number, items: readonly WithExternalId[]): Promise<void> {
  const names = namesOf(items);
  if (names.length === 0) return;
  const taken = await trx
    .selectFrom('records')
    .select('external_id')
    .where('ds', '=', ds)
    .where('external_id', '=', sql<string>`ANY(${names}::text[])`)
    .orderBy('seq')
    .execute();
  if (taken.length > 0) throw sameExternalIds(namesOf(taken));
}
