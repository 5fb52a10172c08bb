import { sql } from 'kysely';
import type { WireMetadataMetrics } from '#contract/datasets/metadata-property.ts';
import type { Db } from '../../../schema/database.ts';
import { metadataValue, numberIn } from '../../../search/sql/value.ts';
import type { PropertyRef } from './find-property.ts';
import type { TimedCache } from './timed-cache.ts';

/** Longer lists are of no use, and would fill the memory of the browser. */
const maxTerms = 10_000;

interface TermRow {
  readonly term: string;
  readonly count: number;
  readonly total: number;
}

/** Groups by whole values before unnesting lists, which is expensive. */
async function terms(db: Db, { ds, name }: PropertyRef): Promise<WireMetadataMetrics> {
  const { rows } = await sql<TermRow>`
    SELECT term #>> '{}' AS term, sum(n)::int AS count, (sum(sum(n)) OVER ())::int AS total
    FROM (SELECT ${metadataValue(name)} AS value, count(*) AS n FROM records r WHERE r.ds = ${ds} GROUP BY 1) AS counted,
      jsonb_path_query(value, '$[*]') AS term
    WHERE jsonb_typeof(term) IN ('string', 'number', 'boolean')
    GROUP BY 1 ORDER BY 2 DESC, (term #>> '{}') COLLATE "C" LIMIT ${maxTerms}`.execute(db);
  return { type: 'terms', total: rows[0]?.total ?? 0, values: rows.map(({ term, count }) => ({ term, count })) };
}

async function bounds(db: Db, { ds, name }: PropertyRef, type: 'integer' | 'float'): Promise<WireMetadataMetrics> {
  const number = numberIn(metadataValue(name));
  const end = (order: 'ASC' | 'DESC') => sql`(SELECT ${number} FROM records r
    WHERE r.ds = ${ds} AND ${number} IS NOT NULL ORDER BY ${number} ${sql.raw(order)} NULLS LAST, r.seq LIMIT 1)`;
  const { rows } = await sql<{ min: number | null; max: number | null }>`
    SELECT ${end('ASC')} AS min, ${end('DESC')} AS max`.execute(db);
  return { type, min: rows[0]?.min ?? null, max: rows[0]?.max ?? null };
}

/** Changes whenever records are created, deleted or changed. */
async function cacheKeyOf(db: Db, { ds, n }: PropertyRef) {
  const { rows } = await sql<{ state: string }>`
    SELECT concat_ws(' ', dp.total, (SELECT max(updated_at) FROM records WHERE ds = ${ds})) AS state
    FROM dataset_progress dp WHERE dp.ds = ${ds}`.execute(db);
  return `${n} ${rows[0]?.state}`;
}

export async function metricsOf(db: Db, property: PropertyRef, cache: TimedCache<WireMetadataMetrics>) {
  const { type } = property;
  if (type === 'integer' || type === 'float') return bounds(db, property, type);
  return cache.get(await cacheKeyOf(db, property), () => terms(db, property));
}
