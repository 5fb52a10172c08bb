import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '#server/schema/database.ts';
import { isMigrated, migrate, migratorOf, versions } from '#server/schema/migrate.ts';
import { createMetadataIndexes } from '#server/search/metadata-index.ts';
import { testApp } from '../../support/server/app.ts';

const folder = join(import.meta.dirname, 'versions');
const kept = readdirSync(folder).map((name) => name.replace(/\.sql$/, ''));
const slow = { timeout: 60_000 };

const dataset = '/datasets/00000000-0000-4000-8000-000000000002';

async function bringTo(db: Db, version: string) {
  const { error } = await migratorOf(db).migrateTo(version);
  if (error) throw error;
}

/** A database as it was when this version was the newest, with what it held by then. */
async function build(db: Db, version: string) {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  for (const each of versions.slice(0, versions.indexOf(version) + 1)) {
    await bringTo(db, each);
    if (kept.includes(each)) await sql.raw(readFileSync(join(folder, `${each}.sql`), 'utf8')).execute(db);
  }
}

async function aDatabaseOf(version: string) {
  const world = await testApp();
  onTestFinished(() => world.close());
  await build(world.db, version);
  return world;
}

describe('a database of an earlier version', () => {
  it('is kept for versions that there are', () => {
    expect(kept.filter((each) => !versions.includes(each))).toEqual([]);
  });

  it.each(versions)('%s is brought up to date with everything in it', slow, async (version) => {
    const world = await aDatabaseOf(version);

    await migrate(world.db);

    const ana = world.as('ana');
    const include = 'include=responses&include=suggestions&include=vectors';
    const { body } = await ana('POST', `/me${dataset}/records/search?${include}`, {
      sort: [{ scope: { entity: 'record', property: 'inserted_at' }, order: 'asc' }],
    });
    const records = body.items.map(({ record }: { record: { external_id: string } }) => record);
    const byName = Object.fromEntries(records.map((each: { external_id: string }) => [each.external_id, each]));
    expect(await isMigrated(world.db)).toBe(true);
    expect(body.total).toBe(2);
    expect(byName['r-1']).toMatchObject({
      fields: { text: 'The first review' },
      status: 'completed',
      responses: [{ status: 'submitted', values: { label: { value: 'a' } } }],
      vectors: { small: [1, 0] },
    });
    expect(byName['r-2']).toMatchObject({
      metadata: { source: 'mail' },
      suggestions: [{ value: 'b', agent: 'model' }],
    });
  });

  it('has its metadata indexed like that of today once it is up to date', slow, async () => {
    const { db } = await aDatabaseOf('0011-queue-starts');
    const index = async () =>
      (await sql<{ said: string }>`SELECT pg_get_indexdef('records_1_m1'::regclass) AS said`.execute(db)).rows[0]?.said;
    const before = await index();

    await migrate(db);

    const after = await index();
    await sql`DROP INDEX records_1_m1`.execute(db);
    await db.transaction().execute((trx) => createMetadataIndexes(trx, 1, { n: 1, name: 'source', type: 'terms' }));
    expect(after).toBe(await index());
    expect(after).not.toBe(before);
  });

  it.each(versions)('%s is searched and answered as ever once it is up to date', slow, async (version) => {
    const world = await aDatabaseOf(version);
    await migrate(world.db);
    const ana = world.as('ana');

    const filtered = await ana('POST', `/me${dataset}/records/search`, {
      filters: {
        and: [{ type: 'terms', scope: { entity: 'metadata', metadata_property: 'source' }, values: ['web'] }],
      },
    });
    const similar = await ana('POST', `/me${dataset}/records/search`, {
      query: { vector: { name: 'small', value: [0, 1] } },
    });
    const answered = await ana('POST', '/records/00000000-0000-4000-8000-000000000012/responses', {
      status: 'submitted',
      values: { label: { value: 'b' } },
    });
    const progress = await ana('GET', `${dataset}/progress`);

    expect(filtered.body.items.map(({ record }: { record: { external_id: string } }) => record.external_id)).toEqual([
      'r-1',
    ]);
    expect(similar.body.items[0].record.external_id).toBe('r-2');
    expect(answered.status).toBe(201);
    expect(progress.body).toMatchObject({ total: 2, completed: 2, pending: 0 });
  });
});
