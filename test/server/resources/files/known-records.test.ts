import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Db } from '#server/schema/database.ts';
import { planOf } from '../../../support/search/plan-of.ts';
import { apiKeyOf, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const many = 10_000;
const odd = [
  '',
  ' r-1',
  'R-1',
  '"',
  "'); DROP TABLE records; --",
  '😀',
  'ä'.normalize('NFD'),
  '{a,b}',
  '\\',
  '%',
  'a\tb\n',
];

describe('the known external ids', () => {
  let world: TestApp;
  let dataset: World;
  let other: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', workspaceId);
    dataset = await aDataset(world.db, {
      workspaceId,
      records: () => [
        ...['r-1', 'r-2', ...odd].map((externalId) => ({ externalId, fields: { text: 'a' } })),
        { fields: { text: 'without a name' } },
      ],
    });
    other = await aDataset(world.db, { workspaceId, records: 5, name: 'other' });
  });
  afterAll(() => world.close());

  const path = ({ id }: World) => `/ext/v1/datasets/${id}/known-records`;
  const ask = (external_ids: unknown, of = dataset) => world.as('ada')('POST', path(of), { external_ids });
  async function known(external_ids: readonly string[], of = dataset): Promise<readonly string[]> {
    const { status, body } = await ask(external_ids, of);
    expect(status).toBe(200);
    return [...body.external_ids].sort();
  }

  it('are those of the request that exist in the dataset', async () => {
    expect(await known(['r-1', 'r-2', 'r-4', 'none'])).toEqual(['r-1', 'r-2']);
    expect(await known(['r-2', 'r-4'], other)).toEqual(['r-2', 'r-4']);
  });

  it('are returned without duplicates', async () => {
    expect(await known(['r-1', 'none', 'r-1', 'none', 'r-1'])).toEqual(['r-1']);
  });

  it('are compared exactly, with any characters', async () => {
    const others = ['R-2', 'r-2 ', 'ä', '😀😀', 'null', 'x'.repeat(1_000_000)];

    expect(await known([...others, ...odd])).toEqual([...odd].sort());
  });

  it('can be requested ten thousand at a time', async () => {
    const names = Array.from({ length: many }, (_, index) => `r-${index}`);

    expect(await known(names)).toEqual(['r-1', 'r-2']);
    expect(await ask([...names, 'one more'])).toMatchObject(refusedFor('too_long'));
  });

  it.each<[string, unknown, string]>([
    ['no ids', [], 'too_short'],
    ['nothing', undefined, 'missing'],
    ['null', null, 'list_type'],
    ['a single text', 'r-1', 'list_type'],
    ['an object', { 0: 'r-1' }, 'list_type'],
    ['a number', ['r-1', 1], 'string_type'],
    ['a null in the list', [null], 'string_type'],
    ['a list in it', [['r-1']], 'string_type'],
  ])('are refused with %s', async (_, names, type) => {
    expect(await ask(names)).toMatchObject(refusedFor(type));
  });

  it.each([
    ['the character U+0000', 'r-1\u0000'],
    ['half of a surrogate pair', '\ud83d'],
  ])('never include texts that cannot be stored: with %s', async (_, name) => {
    expect(await ask(['r-1', name])).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('U+0000') },
    });
  });

  it('require JSON and an existing dataset', async () => {
    const send = world.as('ada');
    const nowhere = '/ext/v1/datasets/00000000-0000-4000-8000-000000000000/known-records';

    expect((await send('POST', path(dataset), '{"external_ids":["r-1"')).status).toBe(422);
    expect((await send('POST', nowhere, { external_ids: ['r-1'] })).status).toBe(404);
  });
});

describe('searching for external ids among a hundred thousand', () => {
  let world: TestApp;
  let dataset: World;
  let other: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, records: 0 });
    other = await aDataset(world.db, { workspaceId, records: 0, name: 'other' });
    for (const { ds } of [dataset, other]) await fill(world.db, ds);
  });
  afterAll(() => world.close());

  const names = Array.from({ length: many }, (_, index) => `file.csv/${index * 20}`);

  it('finds those that exist', async () => {
    const { body } = await world.as('ada')('POST', `/ext/v1/datasets/${dataset.id}/known-records`, {
      external_ids: names,
    });

    expect(body.external_ids).toHaveLength(many / 2);
  });

  /** Few enough that PostgreSQL prefers the index. */
  const some = names.slice(0, 100);
  const plan = () => planOf(world.db, asking(world, dataset, some), (statement) => statement.includes('external_id'));

  it('reads this dataset only, even without statistics', async () => {
    const found = await plan();

    expect(found).toContain(` records_${dataset.ds} `);
    expect(found).not.toContain(`records_${other.ds}`);
  });

  it('uses the index of external ids', async () => {
    await sql`VACUUM ANALYZE records`.execute(world.db); // autovacuum may run at any time

    const found = await plan();

    expect(found).toContain(` records_${dataset.ds}_ds_external_id_idx `);
    expect(found).toMatch(/Index Cond: [(]+ds = \d+[)] AND [(]external_id = ANY/);
    expect(found).not.toContain('Filter');
  });
});

const refusedFor = (type: string) => ({
  status: 422,
  body: { detail: { params: { errors: [expect.objectContaining({ type })] } } },
});

const fill = (db: Db, ds: number) =>
  sql`INSERT INTO records (ds, seq, id, external_id)
  SELECT ${sql.lit(ds)}, n, gen_random_uuid(), 'file.csv/' || n FROM generate_series(0, 99999) AS n`.execute(db);

const asking =
  ({ deps }: TestApp, { id }: World, external_ids: readonly string[]) =>
  (db: Db) =>
    createApp({ ...deps, db }).request(`/api/ext/v1/datasets/${id}/known-records`, {
      method: 'POST',
      headers: { 'X-Argilla-Api-Key': apiKeyOf('ada'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ external_ids }),
    });
