import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema/database.ts';

/** 1 at each number that belongs to it. Numbers of records lie close together. */
export type NumberSet = Uint8Array;

const size = 8;
const upperHalf = 2 ** 32;

function numbersIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Array.from(
    { length: bytes.length / size },
    (_, index) => view.getUint32(index * size) * upperHalf + view.getUint32(index * size + 4),
  );
}

/** The column `seq` of a query, sent as bytes: a hundred thousand rows would take ten times as long. */
export async function numberSet(db: Db, query: RawBuilder<unknown>): Promise<NumberSet> {
  const { rows } = await sql<{ numbers: Uint8Array | null; most: number | null }>`
    SELECT string_agg(int8send(seq), ''::bytea) AS numbers, max(seq) AS most FROM (${query}) AS chosen`.execute(db);
  const set = new Uint8Array(new SharedArrayBuffer((rows[0]?.most ?? -1) + 1));
  for (const number of numbersIn(rows[0]?.numbers ?? new Uint8Array())) set[number] = 1;
  return set;
}
