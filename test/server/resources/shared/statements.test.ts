import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { countedRequest } from '../../../support/server/counted-request.ts';
import { aDataset, options, type World } from '../../../support/server/world.ts';

const status = (entity: 'record' | 'response') => ({
  type: 'terms',
  scope: { entity, property: 'status' },
  values: ['pending'],
});
const pending = { filters: { and: [status('response'), status('record')] } };
const byScore = { scope: { entity: 'metadata', metadata_property: 'score' }, order: 'desc' };
const answer = { status: 'submitted', values: { label: { value: 'positive' } } };

const questions = [
  {
    name: 'label',
    title: 'Label',
    settings: { type: 'label_selection', options: options('positive', 'negative') },
  },
] as const;
const distribution = { strategy: 'overlap', min_submitted: 2 } as const;

describe('the number of statements', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let made = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bob', 'annotator', workspaceId);
  });
  beforeEach(async () => {
    made += 1;
    const name = `reviews ${made}`;
    dataset = await aDataset(world.db, { workspaceId, name, questions, distribution, records: 10 });
  });
  afterAll(() => world.close());

  /** Response and number of statements, without BEGIN and COMMIT. */
  async function ask(method: string, path: string, body?: unknown) {
    const { response, statements } = await countedRequest(world, 'ana', method, `/api/v1${path}`, body);
    return { status: response.status, body: await response.json(), statements };
  }

  it.each([
    ['page of a queue', 4, pending],
    ['page in the order of metadata', 5, { ...pending, sort: [byScore] }],
  ])('is the same for each %s', async (_, most, body) => {
    const path = `/me/datasets/${dataset.id}/records/search?include=responses&include=suggestions&limit=5`;

    const page = await ask('POST', path, body);

    expect(page).toMatchObject({ status: 200, body: { total: 10 }, statements: most });
  });

  it('is the same for each answer, change and deletion', async () => {
    const given = await ask('POST', `/records/${dataset.records[0]?.id}/responses`, answer);
    const changed = await ask('PUT', `/responses/${given.body.id}`, { ...answer, status: 'discarded' });
    const withdrawn = await ask('DELETE', `/responses/${given.body.id}`);

    expect(given).toMatchObject({ status: 201, statements: 6 });
    expect(changed).toMatchObject({ status: 200, body: { status: 'discarded' }, statements: 7 });
    expect(withdrawn).toMatchObject({ status: 200, statements: 8 });
  });

  it('grows by one for an answer that completes its record', async () => {
    const path = `/records/${dataset.records[1]?.id}/responses`;
    await world.as('bob')('POST', path, answer);

    const last = await ask('POST', path, answer);

    expect(last).toMatchObject({ status: 201, statements: 7 });
  });
});
