import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeRepositories, someRepositories } from '../../support/hub/fake-repositories.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { backdateJobs, runDueJobs } from '../../support/server/jobs.ts';
import { aDataset, type DatasetOptions, type World } from '../../support/server/world.ts';

const order = { name: 'acme/out', subset: 'default', split: 'train', private: true, token: 'hf_right' };

describe('an export to the hub', () => {
  let world: TestApp;
  let hub: FakeRepositories;
  let workspaceId: string;
  let count = 0;

  beforeAll(async () => {
    hub = await someRepositories();
    world = await testApp({ HUB_URL: hub.url });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('annotator', 'annotator', workspaceId);
  });
  beforeEach(async () => {
    hub.byName.clear();
    hub.failures.clear();
    await world.db.deleteFrom('jobs').execute();
  });
  afterAll(async () => {
    await hub.close();
    await world.close();
  });

  const make = (records: DatasetOptions['records'] = 3) => {
    count += 1;
    return aDataset(world.db, { workspaceId, name: `reviews ${count}`, ...(records !== undefined && { records }) });
  };
  const ask = ({ id }: World, more: object = {}) =>
    world.as('owner')('POST', `/datasets/${id}/export`, { ...order, ...more });
  const jobOf = async (id: string) => (await world.as('owner')('GET', `/jobs/${id}`)).body;

  async function exported(dataset: World, more: object = {}) {
    const { body } = await ask(dataset, more);
    await runDueJobs(world.deps);
    return jobOf(body.id);
  }

  const filesOf = (name = 'acme/out') => [...(hub.byName.get(name)?.files ?? [])];
  const rowsOf = (name?: string) =>
    filesOf(name)
      .filter(([path]) => path.endsWith('.jsonl'))
      .flatMap(([, content]) => content.trimEnd().split('\n'))
      .map((line) => JSON.parse(line));
  const cardOf = (name?: string) => filesOf(name).find(([path]) => path === 'README.md')?.[1] ?? '';

  it('is a job, whose token is encrypted and deleted at its end', async () => {
    const dataset = await make();

    const { status, body } = await ask(dataset);
    const queued = await world.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
    await runDueJobs(world.deps);
    const done = await world.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

    expect([status, body]).toEqual([202, { id: expect.any(String), status: 'queued' }]);
    expect(JSON.stringify(queued)).not.toContain('hf_right');
    expect(queued.payload).toHaveProperty('secret');
    expect([done.status, done.payload]).toEqual([
      'finished',
      { name: 'acme/out', subset: 'default', split: 'train', private: true },
    ]);
  });

  it.each([
    ['no token', { token: undefined }],
    ['a token of two lines', { token: 'hf_a\nb' }],
    ['a name with a path', { name: '../models/x' }],
    ['a split with a path', { split: '..' }],
    ['a subset with a slash', { subset: 'a/b' }],
  ])('is refused with %s', async (_, more) => {
    expect((await ask(await make(0), more)).status).toBe(422);
  });

  it('has a row with all data for each record', async () => {
    const dataset = await make(({ questions, vectors }) => [
      {
        externalId: 'r-0',
        fields: { text: 'Good' },
        metadata: { source: 'web', text: 'note' },
        suggestions: new Map([[questions.get('stars') ?? 0, { value: 4, score: 0.5, agent: 'model' }]]),
        vectors: new Map([[vectors.get('small') ?? 0, [0.5, 1]]]),
      },
      { fields: { text: 'Bad' } },
    ]);
    const { body: response } = await world.as('annotator')('POST', `/records/${dataset.records[0]?.id}/responses`, {
      status: 'submitted',
      values: { label: { value: 'positive' } },
    });

    await exported(dataset);

    const [first, second] = rowsOf();
    expect(first).toMatchObject({
      id: 'r-0',
      _server_id: dataset.records[0]?.id,
      status: 'completed',
      text: 'Good',
      source: 'web',
      'metadata.text': 'note',
      length: null,
      small: [0.5, 1],
      'label.responses': ['positive'],
      'label.responses.users': [response.user_id],
      'label.responses.status': ['submitted'],
      'label.suggestion': null,
      'stars.responses': null,
      'stars.suggestion': 4,
      'stars.suggestion.score': 0.5,
      'stars.suggestion.agent': 'model',
    });
    expect(second).toMatchObject({ id: dataset.records[1]?.id, status: 'pending', text: 'Bad', source: null });
  });

  it('lists its files in the dataset card', async () => {
    const job = await exported(await make());

    const repository = hub.byName.get('acme/out');
    const folder = `data/default/train/${job.id.slice(0, 8)}`;
    const files = [{ split: 'train', path: `${folder}/*.jsonl` }];
    expect(repository?.isPrivate).toBe(true);
    expect(filesOf().map(([path]) => path)).toEqual([`${folder}/part-00000.jsonl`, 'README.md']);
    expect(cardOf()).toContain(
      `---\nconfigs: ${JSON.stringify([{ config_name: 'default', data_files: files }])}\n---\n`,
    );
    expect(repository?.commits).toEqual(['Add 3 records', 'Export 3 records']);
  });

  it('goes to the namespace of the token by default', async () => {
    await exported(await make(), { name: 'mine' });

    expect([...hub.byName.keys()]).toEqual(['ana/mine']);
  });

  it('replaces an earlier one, and keeps other splits and texts', async () => {
    const dataset = await make();
    await exported(dataset);
    await exported(dataset, { split: 'test' });
    const repository = hub.byName.get('acme/out');
    repository?.files.set(
      'README.md',
      cardOf().replace('---\nconfigs', '---\nlicense: mit\nconfigs').concat('Mine.\n'),
    );

    const { id } = await exported(dataset);

    expect(cardOf()).toMatch(/^---\nlicense: mit\nconfigs: /);
    expect(cardOf()).toMatch(/Mine\.\n$/);
    const [, configs = ''] = /^configs: (.*)$/m.exec(cardOf()) ?? [];
    expect(JSON.parse(configs)[0].data_files).toEqual([
      { split: 'test', path: expect.stringMatching('^data/default/test/') },
      { split: 'train', path: `data/default/train/${id.slice(0, 8)}/*.jsonl` },
    ]);
  });

  it('fails before writing if the card describes files in another way', async () => {
    const card = '---\nconfigs:\n- config_name: default\n---\n';
    hub.byName.set('acme/out', { isPrivate: true, files: new Map([['README.md', card]]), commits: [] });

    const job = await exported(await make());

    expect(job).toMatchObject({ status: 'failed', error: expect.stringMatching('Postil cannot extend') });
    expect(hub.byName.get('acme/out')?.commits).toEqual([]);
  });

  it('resumes after a failure of the hub', async () => {
    const long = 'x'.repeat(1_500_000);
    const dataset = await make(() =>
      Array.from({ length: 4 }, (_, index) => ({ fields: { text: `${index} ${long}` } })),
    );
    const { body } = await ask(dataset);
    hub.failures.set(hub.commits() + 1, 503);

    await runDueJobs(world.deps);
    const between = await jobOf(body.id);
    await backdateJobs(world.db, 10);
    await runDueJobs(world.deps);

    expect(between).toMatchObject({ status: 'scheduled', progress: { parts: 1, exported: 3 } });
    expect(await jobOf(body.id)).toMatchObject({ status: 'finished', progress: { parts: 2, exported: 4 } });
    expect(rowsOf().map(({ text }) => text[0])).toEqual(['0', '1', '2', '3']);
  });

  it("fails with the hub's reason if the token is invalid", async () => {
    const job = await exported(await make(), { token: 'hf_wrong' });

    expect(job).toMatchObject({
      status: 'failed',
      error: 'The hub responded with status 401: Invalid username or password.',
    });
  });

  it('fails without records', async () => {
    const job = await exported(await make(0));

    expect(job).toMatchObject({ status: 'failed', error: 'The dataset has no records' });
  });
});
