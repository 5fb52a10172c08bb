import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { wireShares } from '#contract/datasets/shares.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

type Values = Readonly<Record<string, unknown>>;

const answer = (status: string, values: Values) => ({
  status,
  values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
});

describe('the shares of the options', () => {
  let world: TestApp;
  let team: string;

  beforeAll(async () => {
    world = await testApp();
    team = await world.addWorkspace('team');
    const elsewhere = await world.addWorkspace('elsewhere');
    await world.addUser('owner', 'owner');
    await world.addUser('ada', 'admin', team);
    await world.addUser('ana', 'annotator', team);
    await world.addUser('bo', 'annotator', team);
    await world.addUser('cy', 'admin', elsewhere);
  });
  afterAll(() => world.close());

  const given = async (as: string, { records }: World, index: number, values: Values, status = 'submitted') => {
    const path = `/records/${records[index]?.id}/responses`;
    expect((await world.as(as)('POST', path, answer(status, values))).status).toBe(201);
  };
  const sharesOf = async ({ id }: World, as = 'ada') => world.as(as)('GET', `/ext/v1/datasets/${id}/shares`);

  it('count submitted answers of all users by question, the most frequent first', async () => {
    const dataset = await aDataset(world.db, { workspaceId: team, name: 'counted' });
    await given('ana', dataset, 0, { label: 'neutral', topics: ['a', 'b'], stars: 10, comment: 'fine' });
    await given('bo', dataset, 0, { label: 'positive', topics: ['b'] });
    await given('ana', dataset, 1, { label: 'positive' });

    const { status, body } = await sharesOf(dataset);

    expect(status).toBe(200);
    expect(body).toEqual(v.parse(wireShares, body));
    expect(body.items).toEqual([
      {
        question_name: 'label',
        answers: 3,
        values: [
          { value: 'positive', count: 2 },
          { value: 'neutral', count: 1 },
        ],
      },
      {
        question_name: 'topics',
        answers: 2,
        values: [
          { value: 'b', count: 2 },
          { value: 'a', count: 1 },
        ],
      },
      { question_name: 'stars', answers: 1, values: [{ value: '10', count: 1 }] },
    ]);
  });

  it('omit drafts, discarded responses and other datasets', async () => {
    const dataset = await aDataset(world.db, { workspaceId: team, name: 'drafts' });
    await given('ana', dataset, 0, { label: 'neutral' }, 'draft');
    await given('ana', dataset, 1, { label: 'neutral' }, 'discarded');

    expect((await sharesOf(dataset)).body).toEqual({ items: [] });
  });

  it('distinguish labels that look like lists', async () => {
    const options = ['["a"]', '[]', 'null', '"a"'].map((value) => ({ value, text: value }));
    const questions = [
      { name: 'a "quoted" \\ name', title: 'One', settings: { type: 'label_selection', options } },
      { name: 'many', title: 'Many', settings: { type: 'multi_label_selection', options } },
    ] as const;
    const dataset = await aDataset(world.db, { workspaceId: team, name: 'odd', questions });
    await given('ana', dataset, 0, { 'a "quoted" \\ name': '["a"]', many: ['null', '[]'] });
    await given('bo', dataset, 1, { 'a "quoted" \\ name': 'null' });

    expect((await sharesOf(dataset)).body.items).toEqual([
      {
        question_name: 'a "quoted" \\ name',
        answers: 2,
        values: [
          { value: '["a"]', count: 1 },
          { value: 'null', count: 1 },
        ],
      },
      {
        question_name: 'many',
        answers: 1,
        values: [
          { value: '[]', count: 1 },
          { value: 'null', count: 1 },
        ],
      },
    ]);
  });

  it('are counted again after an answer', async () => {
    const dataset = await aDataset(world.db, { workspaceId: team, name: 'followed' });
    await given('ana', dataset, 0, { label: 'neutral' });
    expect((await sharesOf(dataset)).body.items[0].answers).toBe(1);

    await given('bo', dataset, 1, { label: 'neutral' });

    await vi.waitFor(async () => expect((await sharesOf(dataset)).body.items[0].answers).toBe(2));
  });

  it('are visible only to those who lead the dataset', async () => {
    const dataset = await aDataset(world.db, { workspaceId: team, name: 'led' });
    const missing = { ...dataset, id: '00000000-0000-4000-8000-000000000000' };

    expect((await sharesOf(dataset, 'owner')).status).toBe(200);
    expect((await sharesOf(dataset, 'ana')).status).toBe(403);
    expect((await sharesOf(dataset, 'cy')).status).toBe(403);
    expect((await sharesOf(missing)).status).toBe(404);
  });
});
