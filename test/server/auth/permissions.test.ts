import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeApiKey } from '#server/auth/keys/api-keys.ts';
import { policies } from '#server/auth/policies.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { apiRoutes, extraRoutes } from '#server/resources/routes.ts';
import { apiKeyOf, type TestApp, testApp } from '../../support/server/app.ts';
import { aDraft } from '../../support/server/draft.ts';
import { aDataset, type World } from '../../support/server/world.ts';
import { datasetsRows } from './matrix/datasets.ts';
import { matrix } from './matrix/matrix.ts';
import { questionChangeRows } from './matrix/question-changes.ts';
import { roles, type Who } from './matrix/row.ts';

const values = { label: { value: 'positive' } };

const needTime = ['/ext/v1/me/answers', '/ext/v1/datasets/:dataset_id/people'];

describe('permissions', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let used = 0;
  let joined = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    const elsewhere = await world.addWorkspace('elsewhere');
    await world.addUser('owner', 'owner');
    await world.addUser('member admin', 'admin', workspaceId);
    await world.addUser('member annotator', 'annotator', workspaceId);
    await world.addUser('colleague', 'annotator', workspaceId);
    await world.addUser('strange admin', 'admin', elsewhere);
    await world.addUser('strange annotator', 'annotator', elsewhere);
    dataset = await aDataset(world.db, { workspaceId, records: 200 });
  });
  afterAll(() => world.close());

  const as = (who: Who) => world.as(who === 'nobody' ? undefined : who);
  const nextRecord = () => dataset.records[used++]?.id ?? '';

  async function responseOf(username: string) {
    const { body } = await world.as(username)('POST', `/records/${nextRecord()}/responses`, {
      status: 'submitted',
      values,
    });
    return body.id;
  }

  async function suggestionOf() {
    const questions = await world.as('owner')('GET', `/datasets/${dataset.id}/questions`);
    const suggestion = { question_id: questions.body.items[0].id, value: 'fine' };
    return (await world.as('owner')('PUT', `/records/${nextRecord()}/suggestions`, suggestion)).body.id;
  }

  async function deletedOne() {
    const { id } = await aDraft(world.db, workspaceId);
    await world.as('owner')('DELETE', `/datasets/${id}`);
    return id;
  }

  /** Values for ids in paths; changed subjects are created for each request. */
  const subjects: Readonly<Record<string, (path: string) => string | Promise<string>>> = {
    workspace_id: () => workspaceId,
    user_id: async () => (await world.addUser(`member ${joined++}`, 'annotator', workspaceId)).id,
    dataset_id: (path) => (path.startsWith('/ext/v1/trash') ? deletedOne() : dataset.id),
    job_id: async () => (await world.db.transaction().execute((trx) => enqueue(trx, 'none', {}, dataset.id))).id,
    record_id: nextRecord,
    suggestion_id: suggestionOf,
    response_id: () => responseOf('colleague'),
    webhook_id: async () => {
      await world.db.deleteFrom('webhooks').execute(); // the number of webhooks is limited
      const webhook = { url: 'https://hooks.example.org', events: ['record.created'], secret_cipher: Buffer.alloc(32) };
      return (await world.db.insertInto('webhooks').values(webhook).returning('id').executeTakeFirstOrThrow()).id;
    },
  };

  const isOfDatasets = (method: string, path: string) =>
    (method !== 'GET' || path.startsWith('/metadata-') || path.endsWith('/usage')) &&
    [...datasetsRows, ...questionChangeRows].some(([each, other]) => each === method && other === path);

  /** Uses its own draft, so that other requests find their data unchanged. */
  async function ofDraft(): Promise<typeof subjects> {
    const draft = await aDraft(world.db, workspaceId);
    return {
      dataset_id: () => draft.id,
      field_id: () => draft.fields.notes ?? '',
      question_id: () => draft.questions.comment ?? '',
      metadata_property_id: () => draft.metadata.lang ?? '',
      vector_settings_id: () => draft.vectors.small ?? '',
    };
  }

  async function addressed(method: string, path: string) {
    const known = isOfDatasets(method, path) ? await ofDraft() : subjects;
    let address = path;
    for (const [marked, name = ''] of path.matchAll(/:(\w+)/g))
      address = address.replace(marked, (await known[name]?.(path)) ?? marked);
    return needTime.includes(path) ? `${address}?since=2026-01-01T00:00:00Z` : address;
  }

  function bodyFor(method: string, path: string) {
    if (method === 'GET' || method === 'DELETE') return undefined;
    if (method === 'PATCH' || path.endsWith('search') || path === '/token') return {};
    if (path === '/datasets') return { name: crypto.randomUUID(), workspace_id: workspaceId };
    const item = { status: 'submitted', values };
    return path.endsWith('bulk') ? { items: [{ ...item, record_id: workspaceId }] } : item;
  }

  const allRoutes = () => [
    ...apiRoutes(world.deps),
    ...extraRoutes(world.deps).map((route) => ({ ...route, path: `/ext/v1${route.path}` })),
  ];

  /** Restores the key for later requests of the user. */
  const giveKeyBack = (username: string) =>
    world.db
      .updateTable('users')
      .set(storeApiKey(apiKeyOf(username), world.deps.secrets.cipherKey))
      .where('username', '=', username)
      .execute();

  it('cover every route', () => {
    const routes = allRoutes().map(({ method, path }) => `${method} ${path}`);

    expect([...routes].sort()).toEqual(matrix.map(([method, path]) => `${method} ${path}`).sort());
  });

  it('have a policy for every route that is not public', () => {
    const guarded = allRoutes().filter(({ access }) => access !== 'public');

    expect(guarded.every(({ access }) => Object.hasOwn(policies, access))).toBe(true);
    expect(allRoutes().length - guarded.length).toBe(7);
  });

  it.each(
    matrix.flatMap(([method, path, allowed, body]) =>
      roles.map((who) => [method, path, who, allowed[who], body] as const),
    ),
  )('%s %s by the %s is answered with %d', async (method, path, who, status, body) => {
    const answer = await as(who)(method, await addressed(method, path), body ?? bodyFor(method, path));
    if (path.endsWith('/api-key')) await giveKeyBack(who);

    expect(answer.status).toBe(status);
  });

  it('let annotators change and delete their own responses', async () => {
    const id = await responseOf('member annotator');
    const send = as('member annotator');

    const changed = await send('PUT', `/responses/${id}`, { status: 'draft', values: {} });
    const deleted = await send('DELETE', `/responses/${id}`);

    expect([changed.status, deleted.status]).toEqual([200, 200]);
    expect(changed.body.user_id).toBe(deleted.body.user_id);
  });

  it('keep the author of a response that an owner changes', async () => {
    const id = await responseOf('colleague');
    const { body: author } = await world.as('colleague')('GET', '/me');

    const { body } = await as('owner')('PUT', `/responses/${id}`, { status: 'discarded', values: {} });

    expect(body).toMatchObject({ id, user_id: author.id, status: 'discarded' });
  });

  it('show members their own workspaces and datasets, and owners all', async () => {
    const count = async (who: Who, path: string) => (await as(who)('GET', path)).body.items.length;

    expect(await count('owner', '/me/workspaces')).toBe(2);
    expect(await count('member admin', '/me/workspaces')).toBe(1);
    expect(await count('owner', '/me/datasets?name=reviews')).toBe(1);
    expect(await count('strange annotator', '/me/datasets')).toBe(0);
  });
});
