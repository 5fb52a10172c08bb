import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../schema/database.ts';
import { type NearestRequest, type NearestResult, nearest } from '../nearest/nearest.ts';
import type { NumberSet } from '../number-set.ts';
import type { VectorsOfName } from '../stored-vectors.ts';
import { VectorsInMemory } from '../vectors-in-memory.ts';
import { vectorArray } from './vector-array.ts';

interface Row {
  readonly seq: number;
  readonly value: Uint8Array;
}

const numbersIn = (set: NumberSet) => {
  const numbers: number[] = [];
  for (let seq = set.indexOf(1); seq >= 0; seq = set.indexOf(1, seq + 1)) numbers.push(seq);
  return numbers;
};

function conditionOf({ n }: VectorsOfName, { allowed, except }: NearestRequest): RawBuilder<boolean> {
  const other = except === undefined ? sql`true` : sql`seq <> ${except}`;
  const selected = allowed ? sql`seq = ANY(${numbersIn(allowed)}::bigint[])` : sql`true`;
  return sql`setting_n = ${n} AND ${other} AND ${selected}`;
}

async function countOf(db: Db, where: RawBuilder<boolean>) {
  const { rows } = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM vector_copies WHERE ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** pgvector sums in 32 bits, so close neighbours may swap: extra candidates are compared exactly. */
const withMargin = (most: number) => 2 * most + 100;

async function candidates(
  db: Db,
  of: VectorsOfName,
  { query, limit }: NearestRequest,
  type: number,
  where: RawBuilder<boolean>,
) {
  const direction = vectorArray([query], of.dimensions, type);
  const { rows } = await sql<Row>`WITH best AS (
      SELECT seq FROM vector_copies WHERE ${where}
      ORDER BY value <#> (${direction}::vector[])[1], seq LIMIT ${withMargin(limit)})
    SELECT v.seq, v.value FROM best JOIN vectors v ON v.ds = ${of.ds} AND v.setting_n = ${of.n} AND v.seq = best.seq`.execute(
    db,
  );
  return rows;
}

export async function nearestCopies(
  db: Db,
  of: VectorsOfName,
  request: NearestRequest,
  type: number,
): Promise<NearestResult> {
  const where = conditionOf(of, request);
  const vectors = new VectorsInMemory(of.dimensions);
  for (const { seq, value } of await candidates(db, of, request, type, where)) vectors.put(seq, value);
  const { neighbours } = nearest({ ...request, blocks: vectors.blocks });
  return { neighbours, total: await countOf(db, where) };
}
