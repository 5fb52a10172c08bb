import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeEvent } from '#server/live/change-event.ts';
import { createFields, createQuestions } from '#server/resources/dataset-settings/create.ts';
import { deleteWorkspace } from '#server/resources/workspaces/change-workspace.ts';
import { type Send, type TestApp, testApp } from '../../../support/server/app.ts';
import { aDraft } from '../../../support/server/draft.ts';
import { isWaitingForLock } from '../../../support/server/waiting.ts';
import { aDataset } from '../../../support/server/world.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';

describe('a dataset', () => {
  let world: TestApp;
  let workspaceId: string;
  let send: Send;
  let names = 0;
  const emitted: ChangeEvent[] = [];

  beforeAll(async () => {
    world = await testApp({}, { publish: (events) => emitted.push(...events) });
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('lead', 'admin', workspaceId);
    await world.addUser('ana', 'annotator', workspaceId);
    send = world.as('owner');
  });
  afterAll(() => world.close());

  const nextName = () => `dataset-${names++}`;
  const create = (body: object = {}) =>
    send('POST', '/datasets', { name: nextName(), workspace_id: workspaceId, ...body });
  const published = (records = 3) => aDataset(world.db, { workspaceId, name: nextName(), records });

  it('is created empty and as a draft', async () => {
    const { status, body } = await create({ name: 'plain' });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'plain',
      guidelines: null,
      allow_extra_metadata: true,
      status: 'draft',
      distribution: { strategy: 'overlap', min_submitted: 1 },
      metadata: null,
      workspace_id: workspaceId,
      last_activity_at: body.inserted_at,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    expect((await send('GET', `/datasets/${body.id}/progress`)).body).toMatchObject({ total: 0, users: [] });
  });

  it('is created with all properties', async () => {
    const whole = {
      guidelines: 'Read.',
      allow_extra_metadata: false,
      distribution: { strategy: 'overlap', min_submitted: 2 },
      metadata: { repoId: 'acme/reviews', imported: false },
    };

    const { body } = await create(whole);

    expect(body).toMatchObject(whole);
    expect((await send('GET', `/datasets/${body.id}`)).body).toEqual(body);
  });

  it('has a unique name in its workspace', async () => {
    await create({ name: 'twice' });
    const other = await create();

    const again = await create({ name: 'twice' });
    const renamed = await send('PATCH', `/datasets/${other.body.id}`, { name: 'twice' });

    const detail = `Dataset with name \`twice\` already exists for workspace with id \`${workspaceId}\``;
    expect([again, renamed]).toMatchObject([
      { status: 409, body: { detail } },
      { status: 409, body: { detail } },
    ]);
  });

  it('is not created in a workspace that is deleted at the same time', async () => {
    const doomed = await world.addWorkspace('doomed');

    const making = await world.db.transaction().execute(async (trx) => {
      await deleteWorkspace(trx, doomed);
      const made = create({ workspace_id: doomed });
      await expect.poll(() => isWaitingForLock(world.db)).toBe(true);
      return { made };
    });
    const answer = await making.made;

    expect(answer).toMatchObject({ status: 422, body: { detail: `Workspace with id \`${doomed}\` not found` } });
  });

  it('is created once by concurrent requests', async () => {
    const name = nextName();

    const answers = await Promise.all([create({ name }), create({ name })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is not created in a missing workspace, which only owners learn', async () => {
    const asked = { name: nextName(), workspace_id: unknownId };

    const [owner, lead, ana] = await Promise.all(
      ['owner', 'lead', 'ana'].map((who) => world.as(who)('POST', '/datasets', asked)),
    );

    expect(owner).toMatchObject({ status: 422, body: { detail: `Workspace with id \`${unknownId}\` not found` } });
    expect([lead?.status, ana?.status]).toEqual([403, 403]);
  });

  it('changes only what is sent', async () => {
    const { body: made } = await create({ guidelines: 'Read.', metadata: { a: 1 } });
    const path = `/datasets/${made.id}`;

    const renamed = await send('PATCH', path, { id: unknownId, name: 'renamed', allow_extra_metadata: false });
    const emptied = await send('PATCH', path, { guidelines: null, metadata: null });

    expect(renamed.body).toMatchObject({
      ...made,
      name: 'renamed',
      allow_extra_metadata: false,
      updated_at: expect.any(String),
      last_activity_at: expect.any(String),
    });
    expect(renamed.body.updated_at > made.updated_at).toBe(true);
    expect(emptied.body).toMatchObject({ name: 'renamed', guidelines: null, metadata: null });
  });

  it('stays unchanged by an empty update', async () => {
    const { body: made } = await create();

    expect(await send('PATCH', `/datasets/${made.id}`, {})).toMatchObject({ status: 200, body: made });
  });

  it('can change its distribution without responses', async () => {
    const { id } = await published();
    await send('PATCH', `/datasets/${id}`, { distribution: { strategy: 'overlap', min_submitted: 2 } });

    const distribution = { strategy: 'overlap', min_submitted: 3 };
    const { status, body } = await send('PATCH', `/datasets/${id}`, { distribution });

    expect([status, body.distribution]).toEqual([200, distribution]);
    expect((await send('GET', `/datasets/${id}/progress`)).body).toMatchObject({ completed: 0, pending: 3 });
  });

  it.each(['draft', 'discarded', 'submitted'])('keeps its distribution after a %s response', async (status) => {
    const { id, records } = await published();
    const answer = { status, values: { label: { value: 'positive' } } };
    await world.as('ana')('POST', `/records/${records[0]?.id}/responses`, answer);
    const to = (min_submitted: number) =>
      send('PATCH', `/datasets/${id}`, { guidelines: 'New', distribution: { strategy: 'overlap', min_submitted } });

    const [other, same] = [await to(2), await to(1)];

    const detail = 'Distribution settings cannot be modified for a dataset with responses';
    expect(other.status).toBe(422);
    expect(other.body).toEqual({ detail, code: 'update_distribution_with_existing_responses', message: detail });
    expect(same).toMatchObject({ status: 200, body: { guidelines: 'New', distribution: { min_submitted: 1 } } });
  });

  it('has no completed records after a change of its distribution', async () => {
    const { id, ds } = await published();
    await world.db.updateTable('records').set({ status: 'completed' }).where('ds', '=', ds).execute();
    await world.db.updateTable('dataset_progress').set({ completed: 3 }).where('ds', '=', ds).execute();

    await send('PATCH', `/datasets/${id}`, { distribution: { strategy: 'overlap', min_submitted: 2 } });

    expect((await send('GET', `/datasets/${id}/progress`)).body).toMatchObject({ completed: 0, pending: 3 });
  });

  it('can be published with a field and a required question', async () => {
    const { body: made } = await create();
    const publish = () => send('PUT', `/datasets/${made.id}/publish`);
    const add = (table: 'fields' | 'questions', required: boolean) => {
      const text = { name: `${required}`, title: 'Text', required, settings: { type: 'text' as const } };
      const create = table === 'fields' ? createFields : createQuestions;
      return world.db.transaction().execute(async (trx) => void (await create(trx, made.id, [text])));
    };

    const answers = [await publish()];
    for (const [table, required] of [
      ['fields', false],
      ['questions', false],
      ['questions', true],
    ] as const) {
      await add(table, required);
      answers.push(await publish());
    }
    answers.push(await publish());

    const without = (what: string) => [422, `Dataset cannot be published without ${what}`];
    expect(answers.map(({ status, body }) => [status, body.detail ?? body.status])).toEqual([
      without('fields'),
      without('required questions'),
      without('required questions'),
      [200, 'ready'],
      [422, 'Dataset has already been published'],
    ]);
  });

  it('is deleted with everything in it', async () => {
    const { id, records } = await published();
    const { body: before } = await send('GET', `/datasets/${id}`);

    const deleted = await world.as('lead')('DELETE', `/datasets/${id}`);

    expect(deleted).toMatchObject({ status: 200, body: before });
    const gone = [
      ['GET', `/datasets/${id}`],
      ['DELETE', `/datasets/${id}`],
      ['GET', `/datasets/${id}/fields`],
      ['GET', `/records/${records[0]?.id}`],
    ] as const;
    for (const [method, path] of gone) expect((await send(method, path)).status).toBe(404);
    expect((await send('GET', `/me/datasets?name=${before.name}`)).body.items).toEqual([]);
    expect((await create({ name: before.name })).status).toBe(201);
  });

  it('is listed by workspace, name and status', async () => {
    const elsewhere = await world.addWorkspace('elsewhere');
    const draft = await aDraft(world.db, elsewhere);
    const found = async (query: string) => {
      const { body } = await send('GET', `/me/datasets?${query}`);
      return body.items.map(({ id }: { id: string }) => id);
    };

    expect(await found(`workspace_id=${elsewhere}`)).toEqual([draft.id]);
    expect(await found(`name=${draft.name}&status=draft`)).toEqual([draft.id]);
    expect(await found(`name=${draft.name}&status=ready`)).toEqual([]);
    expect((await send('GET', '/me/datasets?status=open')).status).toBe(422);
    expect((await world.as('lead')('GET', `/me/datasets?workspace_id=${elsewhere}`)).body.items).toEqual([]);
  });

  it('reports the response counts of each user', async () => {
    const { id, records } = await published();
    const answer = (who: string, index: number, status: string) =>
      world.as(who)('POST', `/records/${records[index]?.id}/responses`, {
        status,
        values: { label: { value: 'neutral' } },
      });
    await answer('ana', 0, 'submitted');
    await answer('ana', 1, 'draft');
    await answer('lead', 0, 'discarded');

    const { body } = await world.as('ana')('GET', `/datasets/${id}/users/progress`);

    const none = { submitted: 0, draft: 0, discarded: 0 };
    expect(body).toEqual({
      users: [
        { username: 'ana', completed: { ...none, submitted: 1 }, pending: { ...none, draft: 1 } },
        { username: 'lead', completed: { ...none, discarded: 1 }, pending: none },
      ],
    });
  });

  it('emits events of successful changes only', async () => {
    const draft = await aDraft(world.db, workspaceId);
    const path = `/datasets/${draft.id}`;
    emitted.length = 0;

    await send('PATCH', path, {});
    await send('PATCH', path, { guidelines: 'New' });
    await send('PUT', `${path}/publish`);
    await send('PUT', `${path}/publish`);
    await send('DELETE', path);

    expect(emitted).toEqual(
      ['dataset.updated', 'dataset.published', 'dataset.deleted'].map((type) => ({ type, datasetId: draft.id })),
    );
  });
});
