import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Db } from '#server/schema/database.ts';
import { isMigrated, migrate, migratorOf, versions } from '#server/schema/migrate.ts';
import { createMetadataIndexes } from '#server/search/metadata-index.ts';
import { StartError } from '#server/start-error.ts';
import { testApp } from '../../support/server/app.ts';

const folder = join(import.meta.dirname, 'versions');
const kept = readdirSync(folder)
  .sort()
  .map((name) => name.replace(/\.sql$/, ''));
const slow = { timeout: 60_000 };

const dataset = '/datasets/00000000-0000-4000-8000-000000000002';

/** Migrations of released databases, in order. Append only. */
const releasedOrder = [
  '0001-foundation',
  '0003-records',
  '0004-texts',
  '0005-vectors',
  '0006-webhooks',
  '0007-leases',
  '0008-identities',
  '0009-sessions',
  '0010-key-order',
  '0011-queue-starts',
  '0012-terms-as-texts',
  '0013-trash',
  '0014-exact-vectors',
  '0015-answer-times',
  '0016-suggestions-seen',
  '0017-blind-mode',
  '0018-former-suggestions',
  '0019-guidelines-versions',
];

/** Orders in earlier versions, before migrations were inserted. */
const earlierOrders = [
  ['0001-foundation', '0005-vectors'],
  ['0001-foundation', '0005-vectors', '0006-webhooks'],
  ['0001-foundation', '0004-texts', '0005-vectors', '0006-webhooks'],
  ['0001-foundation', '0004-texts', '0005-vectors', '0006-webhooks', '0008-identities'],
  ['0001-foundation', '0004-texts', '0005-vectors', '0006-webhooks', '0007-leases', '0008-identities'],
];
const upTo = (version: string) => versions.slice(0, versions.indexOf(version) + 1);
const released = [
  ...earlierOrders.map((order) => ({ name: order.map((each) => each.slice(0, 4)).join(' '), order })),
  ...versions.map((name) => ({ name, order: upTo(name) })),
];

async function build(db: Db, order: readonly string[]) {
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  for (const [i, each] of order.entries()) {
    const { error } = await migratorOf(db, order.slice(0, i + 1)).migrateToLatest();
    if (error) throw error;
    await sql.raw(readFileSync(join(folder, `${each}.sql`), 'utf8')).execute(db);
  }
}

async function aDatabaseOf(order: readonly string[]) {
  const world = await testApp();
  onTestFinished(() => world.close());
  await build(world.db, order);
  return world;
}

describe('a database of another version', () => {
  it.each([
    ['a migration that this version does not know', `INSERT INTO kysely_migration VALUES ('0099-future', now()::text)`],
    ['a gap among its migrations', `DELETE FROM kysely_migration WHERE name = '0005-vectors'`],
  ])('is refused unchanged for %s', slow, async (_, change) => {
    const { db } = await aDatabaseOf(upTo('0006-webhooks'));
    await sql.raw(change).execute(db);
    const names = async () => (await sql`SELECT name FROM kysely_migration ORDER BY name`.execute(db)).rows;
    const before = await names();

    const refused = await migrate(db).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toMatch(/Nothing was changed\..*postil backup FILE.*postil restore FILE/);
    expect(await names()).toEqual(before);
  });
});

describe('a database of an earlier version', () => {
  it('has migrations that later versions only append to', () => {
    expect(versions).toEqual(releasedOrder);
  });

  it('exists for each version, including the current one', () => {
    expect(kept).toEqual(versions);
  });

  it.each(released)('with $name is migrated with all its data', slow, async ({ order }) => {
    const world = await aDatabaseOf(order);

    await migrate(world.db);
    await migrate(world.db); // later starts migrate, too

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

  it('has the current indexes of metadata after the migration', slow, async () => {
    const { db } = await aDatabaseOf(upTo('0011-queue-starts'));
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

  it.each(released)('with $name can be searched and answered after the migration', slow, async ({ order }) => {
    const world = await aDatabaseOf(order);
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
