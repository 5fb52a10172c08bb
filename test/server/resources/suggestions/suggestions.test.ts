import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestionKeyOf } from '#server/resources/suggestions/suggestion-id.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('suggestions of a record', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let questions: Readonly<Record<string, string>>;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId, records: 8 });
    const { body } = await world.as('owner')('GET', `/datasets/${dataset.id}/questions`);
    questions = Object.fromEntries(body.items.map(({ name, id }: { name: string; id: string }) => [name, id]));
  });
  afterAll(() => world.close());

  const pathOf = (index: number) => `/records/${dataset.records[index]?.id}/suggestions`;
  const put = (index: number, question: string, rest: object) =>
    world.as('owner')('PUT', pathOf(index), { question_id: questions[question], ...rest });
  const list = async (index: number) => (await world.as('owner')('GET', pathOf(index))).body.items;
  const timeOf = async (index: number) =>
    (await world.as('owner')('GET', `/records/${dataset.records[index]?.id}`)).body.updated_at;

  it('are created with 201 and replaced with 200, with the same id', async () => {
    const first = await put(0, 'topics', { value: ['a', 'b'], score: [0.5, 0.1], agent: 'm2' });
    const second = await put(0, 'topics', { value: ['c'], score: 1, type: 'human' });

    expect([first.status, second.status]).toEqual([201, 200]);
    expect(first.body).toMatchObject({ question_id: questions.topics, value: ['a', 'b'], score: [0.5, 0.1] });
    expect(second.body).toMatchObject({ id: first.body.id, value: ['c'], score: 1, agent: null, type: 'human' });
    expect(await list(0)).toEqual([second.body]);
  });

  it('are in the order of the questions', async () => {
    await put(1, 'stars', { value: 3 });
    await put(1, 'comment', { value: 'fine' });

    expect((await list(1)).map(({ value }: { value: unknown }) => value)).toEqual(['fine', 3]);
  });

  it("change the record's time only if they change", async () => {
    const before = await timeOf(2);
    await put(2, 'label', { value: 'positive' });
    const after = await timeOf(2);

    await put(2, 'label', { value: 'positive' });

    expect(after > before).toBe(true);
    expect(await timeOf(2)).toBe(after);
  });

  it.each([
    ['does not answer its question', 'label', { value: 'zz' }, "'zz' is not a valid label"],
    ['has a score for each of one value', 'label', { value: 'positive', score: [1] }, 'a list of score values'],
    ['has fewer scores than values', 'topics', { value: ['a', 'b'], score: [1] }, 'number of items on value and score'],
  ])('are refused if one %s', async (_, question, rest, detail) => {
    const { status, body } = await put(3, question, rest);

    expect(status).toBe(422);
    expect(body.detail).toContain(detail);
    expect(await list(3)).toEqual([]);
  });

  it('are refused with an invalid score', async () => {
    const { status, body } = await put(3, 'label', { value: 'positive', score: 2 });

    expect(status).toBe(422);
    expect(body.detail.params.errors).toEqual([
      { type: 'value_error', loc: ['body', 'score'], msg: 'Value error, score must be between 0 and 1' },
    ]);
  });

  it('are deleted by id, ignoring those of other records', async () => {
    const kept = await put(4, 'label', { value: 'positive' });
    const [one, two] = [await put(5, 'label', { value: 'neutral' }), await put(5, 'stars', { value: 1 })];

    const ids = [kept, one, two].map(({ body }) => body.id).join(',');
    const { status } = await world.as('owner')('DELETE', `${pathOf(5)}?ids=${ids}`);

    expect(status).toBe(204);
    expect([await list(5), await list(4)]).toEqual([[], [kept.body]]);
  });

  it('are found by id alone', async () => {
    const { body } = await put(6, 'label', { value: 'negative' });

    const deleted = await world.as('owner')('DELETE', `/suggestions/${body.id}`);
    const again = await world.as('owner')('DELETE', `/suggestions/${body.id}`);

    expect(deleted).toMatchObject({ status: 200, body });
    expect(again).toMatchObject({ status: 404, body: { detail: `Suggestion with id \`${body.id}\` not found` } });
  });

  it('are not found by invalid ids', async () => {
    const { status } = await world.as('owner')('DELETE', `/suggestions/${unknownId}`);

    expect(status).toBe(404);
    expect(suggestionKeyOf('ffffffff-ffff-8fff-8f00-000000000001')).toBeUndefined();
    expect(suggestionKeyOf('00000001-0000-8000-8200-00000000000a')).toEqual({ ds: 1, questionN: 2, seq: 10 });
  });

  it('list their agents by question, also questions without agents', async () => {
    const other = await aDataset(world.db, {
      workspaceId,
      name: 'agents',
      records: (numbers) =>
        ['clf-v2', 'clf-v1', 'clf-v2', undefined].map((agent, index) => ({
          fields: { text: `${index}` },
          suggestions: new Map([
            [numbers.questions.get('label') ?? 0, { value: 'positive', ...(agent !== undefined && { agent }) }],
            [numbers.questions.get('stars') ?? 0, { value: 1 }],
          ]),
        })),
    });

    const { status, body } = await world.as('owner')('GET', `/datasets/${other.id}/records/search/suggestions/options`);

    expect(status).toBe(200);
    const named = body.items.map(({ question, agents }: { question: { name: string }; agents: string[] }) => ({
      [question.name]: agents,
    }));
    expect(named).toContainEqual({ label: ['clf-v1', 'clf-v2'] });
    expect(named).toContainEqual({ stars: [] });
  });
});
