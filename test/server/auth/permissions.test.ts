import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policies } from '#server/auth/policies.ts';
import { apiRoutes } from '#server/resources/routes.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const roles = ['owner', 'member admin', 'member annotator', 'strange admin', 'strange annotator', 'nobody'] as const;
type Who = (typeof roles)[number];
type Allowed = Readonly<Record<Who, number>>;

const values = { label: { value: 'positive' } };

const row = (...statuses: readonly [number, number, number, number, number, number]): Allowed => ({
  owner: statuses[0],
  'member admin': statuses[1],
  'member annotator': statuses[2],
  'strange admin': statuses[3],
  'strange annotator': statuses[4],
  nobody: statuses[5],
});

const everybody = row(200, 200, 200, 200, 200, 200);
const signedIn = row(200, 200, 200, 200, 200, 401);
const members = row(200, 200, 200, 403, 403, 401);

/** Which status each gets for each route; `:mine` stands for a response of the one who asks. */
const matrix: readonly (readonly [method: string, path: string, allowed: Allowed])[] = [
  ['GET', '/settings', everybody],
  ['GET', '/oauth2/providers', everybody],
  ['GET', '/version', everybody],
  ['GET', '/status', everybody],
  ['POST', '/token', row(422, 422, 422, 422, 422, 422)],
  ['GET', '/me', signedIn],
  ['GET', '/me/workspaces', signedIn],
  ['GET', '/me/datasets', signedIn],
  ['POST', '/me/responses/bulk', signedIn],
  ['GET', '/workspaces/:workspace_id', members],
  ['GET', '/datasets/:dataset_id', members],
  ['GET', '/datasets/:dataset_id/progress', members],
  ['GET', '/me/datasets/:dataset_id/metrics', members],
  ['GET', '/datasets/:dataset_id/fields', members],
  ['GET', '/datasets/:dataset_id/questions', members],
  ['GET', '/me/datasets/:dataset_id/metadata-properties', members],
  ['GET', '/datasets/:dataset_id/vectors-settings', members],
  ['POST', '/me/datasets/:dataset_id/records/search', members],
  ['GET', '/records/:record_id', members],
  ['POST', '/records/:record_id/responses', row(201, 201, 201, 403, 403, 401)],
  ['PUT', '/responses/:response_id', row(200, 200, 403, 403, 403, 401)],
  ['DELETE', '/responses/:response_id', row(200, 200, 403, 403, 403, 401)],
];

describe('permissions', () => {
  let world: TestApp;
  let workspaceId: string;
  let dataset: World;
  let used = 0;

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
    dataset = await aDataset(world.db, { workspaceId, records: 40 });
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

  async function addressed(path: string) {
    return path
      .replace(':workspace_id', workspaceId)
      .replace(':dataset_id', dataset.id)
      .replace(':record_id', path.endsWith('/responses') ? nextRecord() : (dataset.records[0]?.id ?? ''))
      .replace(':response_id', path.includes(':response_id') ? await responseOf('colleague') : '');
  }

  function bodyFor(method: string, path: string) {
    if (method === 'GET' || method === 'DELETE') return undefined;
    if (path.endsWith('search') || path === '/token') return {};
    const item = { status: 'submitted', values };
    return path.endsWith('bulk') ? { items: [{ ...item, record_id: workspaceId }] } : item;
  }

  it('are said for every route there is', () => {
    const routes = apiRoutes(world.deps).map(({ method, path }) => `${method} ${path}`);

    expect([...routes].sort()).toEqual(matrix.map(([method, path]) => `${method} ${path}`).sort());
  });

  it('name a policy for every route that is not public', () => {
    const guarded = apiRoutes(world.deps).filter(({ access }) => access !== 'public');

    expect(guarded.every(({ access }) => Object.hasOwn(policies, access))).toBe(true);
    expect(apiRoutes(world.deps).length - guarded.length).toBe(5);
  });

  it.each(matrix.flatMap(([method, path, allowed]) => roles.map((who) => [method, path, who, allowed[who]] as const)))(
    '%s %s by the %s is answered with %d',
    async (method, path, who, status) => {
      const answer = await as(who)(method, await addressed(path), bodyFor(method, path));

      expect(answer.status).toBe(status);
    },
  );

  it('let annotators change and delete what is their own', async () => {
    const id = await responseOf('member annotator');
    const send = as('member annotator');

    const changed = await send('PUT', `/responses/${id}`, { status: 'draft', values: {} });
    const deleted = await send('DELETE', `/responses/${id}`);

    expect([changed.status, deleted.status]).toEqual([200, 200]);
    expect(changed.body.user_id).toBe(deleted.body.user_id);
  });

  it('leave the response with its author when an owner changes it', async () => {
    const id = await responseOf('colleague');
    const { body: author } = await world.as('colleague')('GET', '/me');

    const { body } = await as('owner')('PUT', `/responses/${id}`, { status: 'discarded', values: {} });

    expect(body).toMatchObject({ id, user_id: author.id, status: 'discarded' });
  });

  it('show only their own workspaces and datasets to members, and all to owners', async () => {
    const count = async (who: Who, path: string) => (await as(who)('GET', path)).body.items.length;

    expect(await count('owner', '/me/workspaces')).toBe(2);
    expect(await count('member admin', '/me/workspaces')).toBe(1);
    expect(await count('owner', '/me/datasets')).toBe(1);
    expect(await count('strange annotator', '/me/datasets')).toBe(0);
  });
});
