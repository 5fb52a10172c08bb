import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { wireTrash } from '#contract/trash/trash.ts';
import { tidyUp } from '#server/jobs/runner.ts';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { backdateJobs, runDueJobs } from '../../../support/server/jobs.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };
const dayMs = 86_400_000;

describe('the trash', () => {
  let world: TestApp;
  let emitted: ChangeEvent[] = [];
  let workspaceId: string;
  let elsewhere: string;
  let send: Send;
  let names = 0;

  beforeAll(async () => {
    world = await testApp({}, { publish: (events) => void emitted.push(...events) });
    workspaceId = await world.addWorkspace('team');
    elsewhere = await world.addWorkspace('elsewhere');
    await world.addUser('owner', 'owner');
    await world.addUser('ada', 'admin', workspaceId);
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bo', 'annotator', workspaceId);
    send = world.as('owner');
  });
  beforeEach(async () => {
    for (const { id } of await inTrash()) await send('DELETE', `/ext/v1/trash/${id}`);
    emitted = [];
  });
  afterAll(() => world.close());

  const inTrash = async (as = send) => (await as('GET', '/ext/v1/trash')).body.items;
  const remove = ({ id }: World, as = send) => as('DELETE', `/datasets/${id}`);
  const restore = ({ id }: World, body: object = {}) => send('POST', `/ext/v1/trash/${id}/restore`, body);
  const vectors = [
    [1, 0],
    [0, 1],
    [0.9, 0.2],
  ];

  const made = (where = workspaceId, name = `d${names++}`) =>
    aDataset(world.db, {
      workspaceId: where,
      name,
      records: (numbers) =>
        vectors.map((vector, index) => ({
          externalId: `r-${index}`,
          fields: { text: `Review ${index}` },
          metadata: { source: 'web', length: index },
          suggestions: new Map([[numbers.questions.get('label') ?? 0, { value: 'positive', score: 0.5 }]]),
          vectors: new Map([[numbers.vectors.get('small') ?? 0, vector]]),
        })),
    });

  async function seen({ id }: World) {
    const found = (query: object) =>
      world.as('ana')('POST', `/me/datasets/${id}/records/search?include=responses&include=suggestions`, query);
    const scope = { entity: 'metadata', metadata_property: 'length' };
    const answers = await Promise.all([
      send('GET', `/datasets/${id}`),
      send('GET', `/ext/v1/datasets/${id}`),
      send('GET', `/datasets/${id}/questions`),
      send('GET', `/datasets/${id}/fields`),
      send('GET', `/datasets/${id}/vectors-settings`),
      send('GET', `/datasets/${id}/records?include=vectors&include=responses`),
      send('GET', `/datasets/${id}/progress`),
      send('GET', `/datasets/${id}/users/progress`),
      send('GET', `/ext/v1/datasets/${id}/shares`),
      world.as('ana')('GET', `/me/datasets/${id}/metrics`),
      found({ query: { text: { q: 'review' } } }),
      found({ query: { vector: { name: 'small', value: [1, 0] } } }),
      found({ filters: { and: [{ type: 'range', scope, ge: 1 }] } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return answers.map(({ body }) => body);
  }

  it('lists deleted datasets, the latest first, with who deleted them and until when they can be restored', async () => {
    const [first, second] = [await made(), await made(elsewhere)];
    await remove(first, world.as('ada'));
    await remove(second);

    const { body } = await send('GET', '/ext/v1/trash');

    expect(v.is(wireTrash, body)).toBe(true);
    expect(body.items).toMatchObject([
      { id: second.id, workspace_name: 'elsewhere', records: 3, deleted_by: 'owner' },
      { id: first.id, workspace_id: workspaceId, workspace_name: 'team', records: 3, deleted_by: 'ada' },
    ]);
    const [{ deleted_at, removed_at }] = body.items;
    expect(Date.parse(removed_at) - Date.parse(deleted_at)).toBe(30 * dayMs);
  });

  it('shows admins only their own workspaces', async () => {
    const [own, other] = [await made(), await made(elsewhere)];
    await Promise.all([remove(own), remove(other)]);

    const items = await inTrash(world.as('ada'));

    expect(items.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    expect((await world.as('ada')('POST', `/ext/v1/trash/${other.id}/restore`, {})).status).toBe(403);
  });

  it('restores a dataset with answers, suggestions, vectors and counts', async () => {
    const dataset = await made();
    await world.as('ana')('POST', `/records/${dataset.records[0]?.id}/responses`, answer);
    const before = await seen(dataset);
    await remove(dataset);

    const restored = await restore(dataset);

    expect(restored).toMatchObject({ status: 200, body: before[0] });
    expect(await seen(dataset)).toEqual(before);
    expect(await inTrash()).toEqual([]);
    const more = await world.as('ana')('POST', `/records/${dataset.records[1]?.id}/responses`, answer);
    expect(more.status).toBe(201);
  });

  it('restores leases', async () => {
    const dataset = await made();
    const lease = (as: string) => world.as(as)('PUT', `/ext/v1/records/${dataset.records[0]?.id}/lease`);
    await lease('ana');
    await remove(dataset);

    await restore(dataset);

    expect([(await lease('bo')).status, (await lease('ana')).status]).toEqual([409, 200]);
  });

  it('emits a restored dataset as a new one', async () => {
    const dataset = await made();
    await remove(dataset);

    await restore(dataset);

    expect(emitted).toEqual([
      { type: 'dataset.deleted', datasetId: dataset.id },
      { type: 'dataset.created', datasetId: dataset.id },
    ]);
  });

  it('frees the name, and restores under another one', async () => {
    const dataset = await made(workspaceId, 'wanted');
    await remove(dataset);
    const second = await made(workspaceId, 'wanted');

    const refused = await restore(dataset);
    const renamed = await restore(dataset, { name: 'wanted too' });

    expect(refused).toMatchObject({ status: 409, body: { code: 'dataset_name_taken' } });
    expect(refused.body.detail).toContain('Restore this dataset under another name');
    expect(renamed).toMatchObject({ status: 200, body: { id: dataset.id, name: 'wanted too' } });
    expect((await send('GET', `/datasets/${second.id}`)).body.name).toBe('wanted');
  });

  it.each([{ name: '' }, { name: 'x'.repeat(201) }, { name: null }])('rejects the restore %j', async (body) => {
    const dataset = await made();
    await remove(dataset);

    expect((await restore(dataset, body)).status).toBe(422);
    expect(await inTrash()).toHaveLength(1);
  });

  it('answers 404 for other datasets', async () => {
    const dataset = await made();

    const answers = [await restore(dataset), await send('DELETE', `/ext/v1/trash/${dataset.id}`)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await send('GET', `/datasets/${dataset.id}`)).status).toBe(200);
  });

  const rows = async ({ ds }: World) =>
    (await world.db.selectFrom('datasets').select('ds').where('ds', '=', ds).execute()).length;

  it('removes a dataset permanently on request, after running requests have ended', async () => {
    const [dataset, kept] = [await made(), await made()];
    await Promise.all([remove(dataset), remove(kept)]);

    const removed = await send('DELETE', `/ext/v1/trash/${dataset.id}`);
    const late = await restore(dataset);
    await runDueJobs(world.deps);
    const before = await rows(dataset);
    await world.db
      .updateTable('datasets')
      .set({ removed_at: new Date(Date.now() - 61_000) })
      .where('ds', '=', dataset.ds)
      .execute();
    await backdateJobs(world.db, 61);
    await runDueJobs(world.deps);

    expect(removed).toMatchObject({ status: 200, body: { id: dataset.id, records: 3 } });
    expect(late.status).toBe(404);
    expect([before, await rows(dataset), await rows(kept)]).toEqual([1, 0, 1]);
  });

  it('removes expired datasets, and nothing else', async () => {
    const [old, young] = [await made(), await made()];
    await Promise.all([remove(old), remove(young)]);
    await tidyUp(world.db);
    await world.db
      .updateTable('datasets')
      .set({ removed_at: new Date(Date.now() - 61_000) })
      .where('ds', '=', old.ds)
      .execute();

    const listed = await inTrash();
    const late = await restore(old);
    await Promise.all([tidyUp(world.db), tidyUp(world.db)]);
    await runDueJobs(world.deps);

    expect(listed).toMatchObject([{ id: young.id }]);
    expect(late.status).toBe(404);
    expect([await rows(old), await rows(young)]).toEqual([0, 1]);
  });

  it('does not prevent deleting a workspace, which empties it', async () => {
    const gone = await world.addWorkspace('gone');
    const dataset = await made(gone);
    await remove(dataset);

    const deleted = await send('DELETE', `/workspaces/${gone}`);

    expect(deleted.status).toBe(200);
    expect((await restore(dataset)).status).toBe(404);
    expect(await inTrash()).toEqual([]);
  });
});

describe('a server without a trash', () => {
  async function deleted(...settings: Parameters<typeof testApp>) {
    const world = await testApp(...settings);
    onTestFinished(() => world.close());
    await world.addUser('owner', 'owner');
    const dataset = await aDataset(world.db, { workspaceId: await world.addWorkspace('team') });
    await world.as('owner')('DELETE', `/datasets/${dataset.id}`);
    const jobs = await world.db.selectFrom('jobs').select('payload').where('kind', '=', 'drop-dataset').execute();
    expect(jobs).toEqual([{ payload: { ds: dataset.ds } }]);
    return { send: world.as('owner'), dataset };
  }

  it('removes a deleted dataset at once if the setting is 0', async () => {
    const { send, dataset } = await deleted({ TRASH_DAYS: '0' });

    expect((await send('GET', '/ext/v1/trash')).body.items).toEqual([]);
    expect((await send('POST', `/ext/v1/trash/${dataset.id}/restore`, {})).status).toBe(404);
  });

  it('removes a deleted dataset at once with the Argilla API only', async () => {
    const { send } = await deleted({}, { speaks: 'argilla' });

    expect(await send('GET', '/ext/v1/trash')).toMatchObject({ status: 404, body: { detail: 'Not Found' } });
  });
});
