import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { wireErrorCodes } from '#contract/error.ts';
import { Refusal, unprocessable } from '../../resources/shared/refusal.ts';
import type { SearchScope } from '../scope.ts';
import { floatsIn } from './direction.ts';
import type { VectorsOfName } from './stored-vectors.ts';

type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;
export type VectorQuery = NonNullable<Query['vector']>;

export interface Reference {
  readonly values: Iterable<number>;
  /** Record of the vector. */
  readonly seq?: number;
}

export async function vectorsNamed({ db, ds, datasetId }: SearchScope, name: string): Promise<VectorsOfName> {
  const found = await db
    .selectFrom('vectors_settings')
    .select(['n', 'dimensions', 'version', 'forgotten'])
    .where('dataset_id', '=', datasetId)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!found) throw unprocessable(`Vector \`${name}\` not found in dataset \`${datasetId}\`.`);
  return { ds, ...found };
}

const missingVector = (recordId: string, name: string) =>
  new Refusal(422, {
    code: wireErrorCodes.missingVector,
    message: `Record \`${recordId}\` does not have a vector for vector settings \`${name}\``,
  });

/** Records of other datasets look like missing ones. */
async function recordReference(
  { db, ds, datasetId }: SearchScope,
  { n }: VectorsOfName,
  recordId: string,
  name: string,
) {
  const { rows } = await sql<{ seq: number; value: Uint8Array | null }>`SELECT ri.seq, ve.value FROM record_ids ri
    LEFT JOIN vectors ve ON ve.ds = ${ds} AND ve.setting_n = ${n} AND ve.seq = ri.seq
    WHERE ri.id = ${recordId} AND ri.ds = ${ds}`.execute(db);
  const [found] = rows;
  if (!found) throw unprocessable(`Record with id \`${recordId}\` not found in dataset \`${datasetId}\`.`);
  if (!found.value) throw missingVector(recordId, name);
  return { seq: found.seq, values: floatsIn(found.value) };
}

function valueReference(values: readonly number[], { dimensions }: VectorsOfName, name: string): Reference {
  if (values.length !== dimensions)
    throw unprocessable(`Vectors \`${name}\` have ${dimensions} dimensions, but the value has ${values.length}`);
  if (!values.every(Number.isFinite)) throw unprocessable('The value has a number that is too large');
  return { values };
}

export const referenceOf = async (
  search: SearchScope,
  vectors: VectorsOfName,
  query: VectorQuery,
): Promise<Reference> =>
  query.record_id === null
    ? valueReference(query.value ?? [], vectors, query.name)
    : recordReference(search, vectors, query.record_id, query.name);
