import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireFilter } from '#contract/annotation/search-filter.ts';
import type { WireMetadataPropertyCreate } from '#contract/datasets/metadata-property.ts';
import { createMetadataProperties } from '#server/resources/dataset-settings/create.ts';
import { createRecords } from '#server/resources/records/create-records.ts';
import type { Trx } from '#server/schema/database.ts';
import { dropMetadataIndexes } from '#server/search/metadata-index.ts';
import { type SearchBody, searchRecords } from '#server/search/search-records.ts';
import { vectorMemoryOf } from '#server/search/similarity/vector-memory.ts';
import { planOf } from '../../support/search/plan-of.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const odd = `it's "odd" $1 \\ ${'{}'}; -- é`;
const properties: readonly WireMetadataPropertyCreate[] = [
  { name: odd, title: 'Odd', settings: { type: 'terms' } },
  { name: `${odd} number`, title: 'Odd number', settings: { type: 'float' } },
];
const termsOf = (property: string) => ({ entity: 'metadata', metadata_property: property }) as const;

const filtered = (filter: WireFilter): SearchBody => ({ filters: { and: [filter] } }) as SearchBody;
const sorted = (property: string, order: 'asc' | 'desc') =>
  ({ sort: [{ scope: termsOf(property), order }] }) as SearchBody;

/** Enough records that PostgreSQL uses the index. */
const addMany = (trx: Trx, ds: number) =>
  sql`INSERT INTO records (ds, seq, id, metadata)
    SELECT ${ds}, 1000 + n, gen_random_uuid(), jsonb_build_object('source', 's' || n % 100, 'length', 1000 + n,
      ${odd}::text, 'o' || n % 100, ${`${odd} number`}::text, n / 3.0) FROM generate_series(1, 6000) AS n`.execute(trx);

describe('the index of a metadata property', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    dataset = await aDataset(world.db, { workspaceId, records: 0 });
    const values = [1, 2.5, 'many', null, [3], { of: 4 }, true, -7];
    const records = values.map((value) => ({
      fields: { text: 'x' },
      metadata: { source: value, length: value, [odd]: `a ${value}`, [`${odd} number`]: value },
    }));
    await world.db.transaction().execute(async (trx) => {
      await createRecords(trx, dataset.ds, records);
      await createMetadataProperties(trx, dataset.id, properties);
      await addMany(trx, dataset.ds);
    });
    await sql`ANALYZE records`.execute(world.db);
  });
  afterAll(() => world.close());

  const search = async (body: SearchBody, db = world.db) => {
    const scope = {
      db,
      datasetId: dataset.id,
      ds: dataset.ds,
      userN: 1,
      withHidden: true,
      readsAllAnswers: true,
      vectors: vectorMemoryOf(world.deps),
    };
    const { found, total } = await searchRecords(scope, body, { offset: 0, limit: 10 });
    return { found, total: await total };
  };

  const pagePlan = (body: SearchBody) =>
    planOf(
      world.db,
      (db) => search(body, db),
      (statement) => statement.includes('ORDER BY') && statement.includes('LIMIT'),
    );

  const numberOf = async (name: string) => {
    const row = world.db.selectFrom('metadata_properties').select('n').where('name', '=', name);
    return (await row.executeTakeFirstOrThrow()).n;
  };

  it.each<readonly [string, string, string, SearchBody]>([
    ['terms', 'source', '', filtered({ type: 'terms', scope: termsOf('source'), values: ['many', '1'] })],
    ['terms of an odd name', odd, '', filtered({ type: 'terms', scope: termsOf(odd), values: ['a many'] })],
    ['a range', 'length', '(_desc)?', filtered({ type: 'range', scope: termsOf('length'), ge: 2, le: 9 })],
    ['single numbers', 'length', '(_desc)?', filtered({ type: 'terms', scope: termsOf('length'), values: ['1'] })],
    ['an ascending sort', 'length', '', sorted('length', 'asc')],
    ['a descending sort', 'length', '_desc', sorted('length', 'desc')],
    ['a sort by an odd name', `${odd} number`, '_desc', sorted(`${odd} number`, 'desc')],
  ])('is used for %s', async (_, name, kind, body) => {
    const plan = await pagePlan(body);

    expect(plan).toMatch(new RegExp(`Index Scan.* records_${dataset.ds}_m${await numberOf(name)}${kind}(\\s|$)`, 'm'));
  });

  it.each([
    [['many'], 1],
    [['3'], 1],
    [['1', '-7'], 2],
    [['true', '2.5'], 2],
    [['none', '1e999999', ''], 0],
  ])('finds texts, numbers, booleans and items of lists among %j', async (values, count) => {
    const found = await search(filtered({ type: 'terms', scope: termsOf('source'), values }));

    expect(found.total).toBe(count);
  });

  it('finds a term of any length, and none that only shares its start', async () => {
    const long = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)));
    const [one, other] = ['a', 'b'].map((end) => [...long, end].join(''));
    await world.db.transaction().execute((trx) =>
      createRecords(trx, dataset.ds, [
        { fields: { text: 'x' }, metadata: { source: one } },
        { fields: { text: 'x' }, metadata: { source: ['many more', one] } },
        { fields: { text: 'x' }, metadata: { source: [other] } },
      ]),
    );

    const totals = [];
    for (const value of [one, other, long.join(''), long.slice(0, 600).join('')])
      totals.push((await search(filtered({ type: 'terms', scope: termsOf('source'), values: [String(value)] }))).total);

    expect(totals).toEqual([2, 1, 0, 0]);
  });

  it('contains only numbers for numeric properties', async () => {
    const found = await search(filtered({ type: 'range', scope: termsOf('length'), ge: null, le: 100 }));

    expect(found.total).toBe(3);
  });

  it('is deleted with the property', async () => {
    const leaving = { name: 'leaving', title: 'Leaving', settings: { type: 'float' } } as const;
    await world.db.transaction().execute((trx) => createMetadataProperties(trx, dataset.id, [leaving]));
    const n = await numberOf('leaving');

    await world.db.transaction().execute((trx) => dropMetadataIndexes(trx, dataset.ds, n));

    const left = sql`SELECT FROM pg_class WHERE relname LIKE ${`records_${dataset.ds}_m${n}%`}`;
    expect((await left.execute(world.db)).rows).toHaveLength(0);
  });
});
