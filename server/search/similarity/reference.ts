import { sql } from 'kysely';
import type * as v from 'valibot';
import type { wireSearchBody } from '#contract/annotation/search.ts';
import { Refusal, unprocessable } from '../../resources/shared/refusal.ts';
import type { SearchScope } from '../scope.ts';
import type { VectorsOfName } from './stored-vectors.ts';

type Query = NonNullable<v.InferOutput<typeof wireSearchBody>['query']>;
export type VectorQuery = NonNullable<Query['vector']>;

/** What records are compared with. */
export interface Reference {
  readonly values: Iterable<number>;
  /** The record whose vector it is. */
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
    code: 'missing_vector',
    message: `Record \`${recordId}\` does not have a vector for vector settings \`${name}\``,
  });

function floatsIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({ length: bytes.length / 4 }, (_, index) => view.getFloat32(index * 4, true));
}

/** A record of another dataset is answered like one that does not exist. */
async function ofRecord({ db, ds, datasetId }: SearchScope, { n }: VectorsOfName, recordId: string, name: string) {
  const { rows } = await sql<{ seq: number; value: Uint8Array | null }>`SELECT ri.seq, ve.value FROM record_ids ri
    LEFT JOIN vectors ve ON ve.ds = ${ds} AND ve.setting_n = ${n} AND ve.seq = ri.seq
    WHERE ri.id = ${recordId} AND ri.ds = ${ds}`.execute(db);
  const [found] = rows;
  if (!found) throw unprocessable(`Record with id \`${recordId}\` not found in dataset \`${datasetId}\`.`);
  if (!found.value) throw missingVector(recordId, name);
  return { seq: found.seq, values: floatsIn(found.value) };
}

function given(values: readonly number[], { dimensions }: VectorsOfName, name: string): Reference {
  if (values.length !== dimensions)
    throw unprocessable(`Vectors \`${name}\` have ${dimensions} numbers each; the value has ${values.length}`);
  if (!values.every(Number.isFinite)) throw unprocessable('A number of the value is too large');
  return { values };
}

export const referenceOf = async (
  search: SearchScope,
  vectors: VectorsOfName,
  query: VectorQuery,
): Promise<Reference> =>
  query.record_id === null
    ? given(query.value ?? [], vectors, query.name)
    : ofRecord(search, vectors, query.record_id, query.name);

/** Of length 1, however large or small the numbers are; nothing but zeros where there is no direction. */
export function directionOf(values: Iterable<number>, sign: 1 | -1): Float64Array {
  const numbers = Float64Array.from(values);
  const largest = numbers.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest === 0 || !Number.isFinite(largest)) return numbers.fill(0);
  const scaled = numbers.map((value) => value / largest);
  const length = Math.sqrt(scaled.reduce((sum, value) => sum + value * value, 0));
  return scaled.map((value) => (sign * value) / length);
}
