import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../schema/database.ts';
import { numberIn, termsIn } from './sql/value.ts';

export interface IndexedProperty {
  readonly n: number;
  readonly name: string;
  readonly type: string;
}

const table = (ds: number) => sql.id(`records_${ds}`);
const indexName = (ds: number, n: number, order = '') => sql.id(`records_${ds}_m${n}${order}`);

/** Records without the value come last in both directions, so each direction needs an index. */
function indexesOf(ds: number, { n, name, type }: IndexedProperty): readonly RawBuilder<unknown>[] {
  if (type === 'terms')
    return [sql`CREATE INDEX ${indexName(ds, n)} ON ${table(ds)} USING gin (${termsIn(sql`metadata`, name)})`];
  const number = sql`(${numberIn(sql`(metadata -> ${sql.lit(name)})`)})`;
  return [
    sql`CREATE INDEX ${indexName(ds, n)} ON ${table(ds)} (${number}, seq)`,
    sql`CREATE INDEX ${indexName(ds, n, '_desc')} ON ${table(ds)} (${number} DESC NULLS LAST, seq)`,
  ];
}

/**
 * Not `CONCURRENTLY`, so that each property has a complete index. Reads never wait; writes of this dataset wait for
 * seconds at a million records.
 */
export async function createMetadataIndexes(trx: Trx, ds: number, property: IndexedProperty): Promise<void> {
  for (const index of indexesOf(ds, property)) await index.execute(trx);
}

/** Waits for running queries of this dataset, and new ones wait behind it. */
export async function dropMetadataIndexes(trx: Trx, ds: number, n: number): Promise<void> {
  await sql`DROP INDEX IF EXISTS ${indexName(ds, n)}, ${indexName(ds, n, '_desc')}`.execute(trx);
}
