import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const partitions = ['records', 'record_contents', 'record_texts', 'suggestions', 'responses', 'vectors'];

describe('deleting records', () => {
  let world: TestApp;
  let workspaceId: string;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    for (const name of ['ana', 'bo']) await world.addUser(name, 'annotator', workspaceId);
  });
  afterAll(() => world.close());

  const answered = async (name: string, wanted = 4) => {
    const dataset = await aDataset(world.db, {
      workspaceId,
      name,
      records: ({ questions, vectors }) =>
        Array.from({ length: wanted }, () => ({
          fields: { text: 'some words' },
          suggestions: new Map([[questions.get('label') ?? 0, { value: 'positive' }]]),
          vectors: new Map([[vectors.get('small') ?? 0, [1, 2]]]),
        })),
    });
    const answer = (who: string, index: number, status: string) =>
      world.as(who)('POST', `/records/${dataset.records[index]?.id}/responses`, {
        status,
        values: { label: { value: 'positive' } },
      });
    await answer('ana', 0, 'submitted');
    await answer('bo', 0, 'draft');
    await answer('ana', 1, 'discarded');
    await answer('bo', 2, 'submitted');
    return dataset;
  };
  const ids = ({ records }: World, ...indexes: readonly number[]) =>
    indexes.map((index) => records[index]?.id).join(',');
  const remove = (dataset: World, list: string) =>
    world.as('owner')('DELETE', `/datasets/${dataset.id}/records?ids=${list}`);
  const metrics = async ({ id }: World, who: string) =>
    (await world.as(who)('GET', `/me/datasets/${id}/metrics`)).body.responses;
  const progress = async ({ id }: World) => (await world.as('owner')('GET', `/datasets/${id}/progress`)).body;
  async function rowsLeft({ ds }: World) {
    const counts = partitions.map((name) => sql`(SELECT count(*) FROM ${sql.table(name)} WHERE ds = ${ds})`);
    const { rows } = await sql<{ counts: number[] }>`SELECT ARRAY[${sql.join(counts)},
      (SELECT count(*) FROM record_ids WHERE ds = ${ds}), (SELECT count(*) FROM response_ids WHERE ds = ${ds})
    ]::int[] AS counts`.execute(world.db);
    return rows[0]?.counts;
  }

  it('resets every counter', async () => {
    const dataset = await answered('counters');

    const { status, body } = await remove(dataset, ids(dataset, 0, 1));

    expect({ status, body }).toEqual({ status: 204, body: undefined });
    expect(await progress(dataset)).toMatchObject({ total: 2, completed: 1, pending: 1, users: [{ username: 'bo' }] });
    expect(await metrics(dataset, 'ana')).toMatchObject({ submitted: 0, discarded: 0, pending: 1 });
    expect(await metrics(dataset, 'bo')).toMatchObject({ submitted: 1, draft: 0, pending: 1 });
  });

  it('deletes all dependent rows', async () => {
    const dataset = await answered('everything');

    await remove(dataset, ids(dataset, 0, 1, 2, 3));

    expect(await rowsLeft(dataset)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('returns the deleted record', async () => {
    const dataset = await answered('one');
    const path = `/records/${dataset.records[0]?.id}`;
    const before = await world.as('owner')('GET', path);

    const deleted = await world.as('owner')('DELETE', path);

    expect(deleted).toMatchObject({ status: 200, body: before.body });
    expect((await world.as('owner')('GET', path)).status).toBe(404);
    expect((await world.as('owner')('DELETE', path)).status).toBe(404);
  });

  it('ignores ids of other datasets', async () => {
    const [dataset, other] = [await answered('own'), await answered('foreign')];

    const { status } = await remove(dataset, `${ids(other, 3)},${ids(dataset, 3)}`);

    expect(status).toBe(204);
    expect(await progress(dataset)).toMatchObject({ total: 3 });
    expect(await progress(other)).toMatchObject({ total: 4 });
  });

  it('refuses a list that is missing, invalid or too long', async () => {
    const dataset = await answered('refused');
    const many = Array.from({ length: 101 }, () => crypto.randomUUID()).join(',');

    expect(await remove(dataset, '')).toMatchObject({ status: 422, body: { detail: 'Invalid UUID format' } });
    expect(await remove(dataset, many)).toMatchObject({
      status: 422,
      body: { detail: 'Cannot delete more than 100 records at once' },
    });
    expect((await world.as('owner')('DELETE', `/datasets/${dataset.id}/records`)).status).toBe(422);
  });

  it('keeps counters correct during concurrent answers', async () => {
    const dataset = await answered('at once', 8);
    const answer = (who: string, index: number) =>
      world.as(who)('POST', `/records/${dataset.records[index]?.id}/responses`, {
        status: 'submitted',
        values: { label: { value: 'neutral' } },
      });

    const answers = await Promise.all([
      ...[3, 4, 5, 6, 7].flatMap((index) => [answer('ana', index), answer('bo', index)]),
      remove(dataset, ids(dataset, 3, 4)),
      remove(dataset, ids(dataset, 5)),
    ]);

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await progress(dataset)).toMatchObject({ total: 5, completed: 4, pending: 1 });
    expect(await metrics(dataset, 'ana')).toMatchObject({ submitted: 3, discarded: 1, pending: 0 });
  });
});
