import type { KyselyPlugin } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type WireDatasetOverview, wireOverview } from '#contract/datasets/overview.ts';
import { createApp } from '#server/app.ts';
import { createFields, createQuestions } from '#server/resources/dataset-settings/create.ts';
import { apiKeyOf, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, options } from '../../../support/server/world.ts';

const overview = '/ext/v1/datasets';
const answer = (value: string) => ({ status: 'submitted', values: { label: { value } } });

function counting() {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { plugin, count: () => count };
}

describe('the overview of datasets', () => {
  let world: TestApp;
  let team: string;

  beforeAll(async () => {
    world = await testApp();
    team = await world.addWorkspace('team');
    const elsewhere = await world.addWorkspace('elsewhere');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', team);
    await world.addUser('bo', 'annotator', team);
    await world.addUser('cy', 'admin', elsewhere);
    const { records } = await aDataset(world.db, { workspaceId: team, name: 'reviews', records: 3 });
    await world.as('owner')('POST', '/datasets', { name: 'texts', workspace_id: elsewhere });
    for (const as of ['ana', 'bo'])
      await world.as(as)('POST', `/records/${records[0]?.id}/responses`, answer('neutral'));
  });
  afterAll(() => world.close());

  const itemsOf = async (as: string): Promise<readonly WireDatasetOverview[]> =>
    (await world.as(as)('GET', overview)).body.items;

  it('has everything that the list of datasets shows', async () => {
    const [reviews] = await itemsOf('ana');
    const [dataset] = (await world.as('ana')('GET', '/me/datasets')).body.items;

    expect(reviews).toEqual({
      ...dataset,
      workspace_name: 'team',
      field_types: ['text'],
      question_types: ['text', 'label_selection', 'multi_label_selection', 'rating', 'ranking', 'span'],
      progress: { total: 3, completed: 1, pending: 2, users: [{ username: 'ana' }, { username: 'bo' }] },
      own: { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 },
      last_answer: { username: 'bo', at: dataset.last_activity_at },
    });
  });

  it('counts the records that are left for the caller', async () => {
    const [reviews] = await itemsOf('owner');

    expect(reviews?.own).toEqual({ total: 2, submitted: 0, discarded: 0, draft: 0, pending: 2 });
  });

  it('is the same for one dataset, as long as it is visible', async () => {
    const [reviews] = await itemsOf('ana');

    expect(await world.as('ana')('GET', `${overview}/${reviews?.id}`)).toMatchObject({ status: 200, body: reviews });
    expect(await world.as('cy')('GET', `${overview}/${reviews?.id}`)).toMatchObject({ status: 403 });
    expect(await world.as('ana')('GET', `${overview}/00000000-0000-4000-8000-000000000000`)).toMatchObject({
      status: 404,
    });
  });

  it('includes an empty dataset', async () => {
    const [, texts] = await itemsOf('owner');

    expect(texts).toMatchObject({
      name: 'texts',
      workspace_name: 'elsewhere',
      field_types: [],
      question_types: [],
      progress: { total: 0, completed: 0, pending: 0, users: [] },
      own: { total: 0, submitted: 0, discarded: 0, draft: 0, pending: 0 },
      last_answer: null,
    });
  });

  it.each([
    ['owner', ['reviews', 'texts']],
    ['ana', ['reviews']],
    ['cy', ['texts']],
  ])('shows to %s the same datasets as the list', async (as, names) => {
    const listed: readonly { name: string }[] = (await world.as(as)('GET', '/me/datasets')).body.items;

    expect((await itemsOf(as)).map(({ name }) => name)).toEqual(names);
    expect(listed.map(({ name }) => name)).toEqual(names);
  });

  /** Keeps datasets of one test out of the lists of others. */
  const remove = (id: string) => world.as('owner')('DELETE', `/datasets/${id}`);

  it('omits deleted datasets', async () => {
    const { id } = await aDataset(world.db, { workspaceId: team, name: 'gone', records: 0 });
    await remove(id);

    expect((await itemsOf('owner')).map(({ name }) => name)).not.toContain('gone');
  });

  it('has each type once, in the order of the questions', async () => {
    const { id } = (await world.as('owner')('POST', '/datasets', { name: 'twice', workspace_id: team })).body;
    onTestFinished(async () => void (await remove(id)));
    await world.db.transaction().execute(async (trx) => {
      await createFields(trx, id, [
        { name: 'text', title: 'Text', settings: { type: 'text' } },
        { name: 'picture', title: 'Picture', settings: { type: 'image' } },
      ]);
      await createQuestions(trx, id, [
        { name: 'stars', title: 'Stars', settings: { type: 'rating', options: [{ value: 1 }, { value: 2 }] } },
        { name: 'one', title: 'One', settings: { type: 'text' } },
        { name: 'more', title: 'More', settings: { type: 'text' } },
        { name: 'label', title: 'Label', settings: { type: 'label_selection', options: options('a', 'b') } },
      ]);
    });

    const twice = (await itemsOf('owner')).find(({ name }) => name === 'twice');

    expect(twice?.field_types).toEqual(['text', 'image']);
    expect(twice?.question_types).toEqual(['rating', 'text', 'label_selection']);
  });

  it('has the shape of the contract', async () => {
    const { body } = await world.as('owner')('GET', overview);

    expect(body).toEqual(v.parse(wireOverview, body));
  });

  it('takes as many statements for many datasets as for one', async () => {
    const statements = async () => {
      const { plugin, count } = counting();
      const app = createApp({ ...world.deps, db: world.db.withPlugin(plugin) });
      await app.request('/api/ext/v1/datasets', { headers: { 'X-Argilla-Api-Key': apiKeyOf('cy') } });
      return count();
    };
    const [elsewhere] = (await world.as('cy')('GET', '/me/workspaces')).body.items;

    const before = await statements();
    for (let made = 0; made < 10; made += 1) {
      const { id } = await aDataset(world.db, { workspaceId: elsewhere.id, name: `more ${made}`, records: 1 });
      onTestFinished(async () => void (await remove(id)));
    }

    expect(await statements()).toBe(before);
    expect(before).toBeLessThanOrEqual(5);
  });
});
