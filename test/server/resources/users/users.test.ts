import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireUser, wireUsers } from '#contract/session/user.ts';
import { deleteUser } from '#server/resources/users/change-user.ts';
import { apiKeyOf, type TestApp, testApp, testPassword } from '../../../support/server/app.ts';
import { isWaitingForLock } from '../../../support/server/waiting.ts';
import { aDataset } from '../../../support/server/world.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const aUser = (username: string, more: object = {}) => ({
  username,
  first_name: 'New',
  password: 'a password of hers',
  ...more,
});

describe('users', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
    await world.addUser('admin', 'admin');
  });
  afterAll(() => world.close());

  const owner = () => world.as('owner');
  const create = async (username: string, more?: object) =>
    (await owner()('POST', '/users', aUser(username, more))).body;
  const signIn = async (username: string, password: string) => {
    const body = new URLSearchParams({ username, password });
    return world.app.request('/api/v1/token', { method: 'POST', body });
  };

  it('default to the role annotator, and can sign in', async () => {
    const { status, body } = await owner()('POST', '/users', aUser('ana', { last_name: 'Bie' }));

    expect(status).toBe(201);
    expect(v.parse(wireUser, body)).toEqual(body);
    expect(body).toMatchObject({ username: 'ana', first_name: 'New', last_name: 'Bie', role: 'annotator' });
    expect((await signIn('ana', 'a password of hers')).status).toBe(201);
  });

  it('see only their own key', async () => {
    const { body: made } = await owner()('POST', '/users', aUser('kim'));
    const { body: listed } = await owner()('GET', '/users');
    const { body: myself } = await owner()('GET', '/me');

    const keys = v.parse(wireUsers, listed).items.map(({ username, api_key }) => [username, api_key]);
    expect(made.api_key).toBeNull();
    expect(keys).toContainEqual(['owner', apiKeyOf('owner')]);
    expect(keys.filter(([, key]) => key !== null)).toHaveLength(1);
    expect((await owner()('GET', `/users/${myself.id}`)).body).toEqual(myself);
  });

  it('are authenticated by a key in either header', async () => {
    const ask = (name: string) => world.app.request('/api/v1/me', { headers: { [name]: apiKeyOf('owner') } });

    const statuses = [(await ask('X-Argilla-Api-Key')).status, (await ask('X-API-Key')).status];

    expect(statuses).toEqual([200, 200]);
  });

  it.each([
    ['no password', { password: undefined }, ['body', 'password'], 'Field required'],
    ['a short password', { password: '1234567' }, ['body', 'password'], 'String should have at least 8 characters'],
    [
      'a long password',
      { password: 'p'.repeat(101) },
      ['body', 'password'],
      'String should have at most 100 characters',
    ],
    ['a long name', { username: 'n'.repeat(201) }, ['body', 'username'], 'String should have at most 200 characters'],
    ['no first name', { first_name: '' }, ['body', 'first_name'], 'String should have at least 1 character'],
  ])('are refused with %s', async (_, more, loc, msg) => {
    const { status, body } = await owner()('POST', '/users', aUser('refused', more));

    expect(status).toBe(422);
    expect(body.detail.params.errors).toMatchObject([{ loc, msg }]);
  });

  it('change only what is sent', async () => {
    const before = await create('eve', { last_name: 'Adams' });

    const { status, body } = await owner()('PATCH', `/users/${before.id}`, { role: 'admin', last_name: null });
    const { body: untouched } = await owner()('PATCH', `/users/${before.id}`, {});

    expect(status).toBe(200);
    expect(body).toEqual({ ...before, role: 'admin', last_name: null, updated_at: expect.any(String) });
    expect(body.updated_at > before.updated_at).toBe(true);
    expect(untouched).toEqual(body);
  });

  it('can be created with a free id', async () => {
    const id = '7a1c6a8e-6a1e-4b8b-9d5e-0c1f7f0d1a11';
    const chosen = { id, first_name: 'Kim', password: '12345678' };

    const made = await owner()('POST', '/users', { ...chosen, username: 'chosen' });
    const again = await owner()('POST', '/users', { ...chosen, username: 'chosen-too' });

    expect([made.status, made.body.id]).toEqual([201, id]);
    expect([again.status, again.body]).toEqual([409, { detail: `User id \`${id}\` is not unique` }]);
  });

  it('cannot take the name of another user', async () => {
    const { id } = await create('fay');

    const { status, body } = await owner()('PATCH', `/users/${id}`, { username: 'owner' });

    expect([status, body]).toEqual([422, { detail: 'User username `owner` is not unique' }]);
  });

  it('get a password that counts as personal', async () => {
    const { id } = await create('gil');
    await world.db.updateTable('users').set({ password_is_personal: false }).where('id', '=', id).execute();

    await owner()('PATCH', `/users/${id}`, { password: 'another password' });

    const row = await world.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.password_is_personal).toBe(true);
    expect((await signIn('gil', 'another password')).status).toBe(201);
    expect((await signIn('gil', 'a password of hers')).status).toBe(401);
  });

  it('that are unknown are not found by any method', async () => {
    const refused = { detail: `User with id \`${unknownId}\` not found` };

    for (const [method, body] of [['GET'], ['PATCH', {}], ['DELETE']] as const)
      expect(await owner()(method, `/users/${unknownId}`, body)).toMatchObject({ status: 404, body: refused });
  });

  it('that are deleted cannot sign in, and their answers stay', async () => {
    const workspaceId = await world.addWorkspace('with answers');
    const { id } = await world.addUser('hal', 'annotator', workspaceId);
    const dataset = await aDataset(world.db, { workspaceId });
    const { access_token } = await (await signIn('hal', testPassword)).json();
    const answer = { status: 'submitted', values: { label: { value: 'positive' } } };
    await world.as('hal')('POST', `/records/${dataset.records[0]?.id}/responses`, answer);

    const { status, body } = await owner()('DELETE', `/users/${id}`);

    const headers = { Authorization: `Bearer ${access_token}` };
    const record = await owner()('GET', `/records/${dataset.records[0]?.id}`);
    expect([status, body.id]).toEqual([200, id]);
    expect((await world.as('hal')('GET', '/me')).status).toBe(401);
    expect((await world.app.request('/api/v1/me', { headers })).status).toBe(401);
    expect((await signIn('hal', testPassword)).status).toBe(401);
    expect((await owner()('GET', `/workspaces/${workspaceId}/users`)).body.items).toEqual([]);
    expect(record.body.responses).toMatchObject([{ user_id: id, status: 'submitted' }]);
  });

  it('that are deleted free their name', async () => {
    const { id } = await create('ida');
    await owner()('DELETE', `/users/${id}`);

    const again = await owner()('POST', '/users', aUser('ida'));

    expect(again.status).toBe(201);
    expect(again.body.id).not.toBe(id);
  });

  it('include at least one owner', async () => {
    const { id } = (await owner()('GET', '/me')).body;
    const refusal = {
      detail: 'The last owner cannot be deleted or given another role',
      code: 'last_owner',
      message: 'The last owner cannot be deleted or given another role',
    };

    const deleted = await owner()('DELETE', `/users/${id}`);
    const demoted = await owner()('PATCH', `/users/${id}`, { role: 'admin', first_name: 'Nobody' });

    expect([deleted.status, demoted.status]).toEqual([422, 422]);
    expect(deleted.body).toEqual(refusal);
    expect((await owner()('GET', '/me')).body).toMatchObject({ role: 'owner', first_name: 'owner' });
  });

  it('can neither delete themselves nor lower their own role', async () => {
    const { id } = await world.addUser('leaving', 'owner');

    const deleted = await world.as('leaving')('DELETE', `/users/${id}`);
    const lowered = await world.as('leaving')('PATCH', `/users/${id}`, { role: 'admin' });
    const kept = await world.as('leaving')('PATCH', `/users/${id}`, { role: 'owner', first_name: 'Lea' });
    await owner()('DELETE', `/users/${id}`);

    expect(deleted).toMatchObject({ status: 422, body: { code: 'own_account' } });
    expect(lowered).toMatchObject({ status: 422, body: { code: 'own_role' } });
    expect(kept).toMatchObject({ status: 200, body: { role: 'owner', first_name: 'Lea' } });
  });

  it('keep one of two owners who delete each other at the same time', async () => {
    const { id: mine } = (await owner()('GET', '/me')).body;
    const { id: other } = await world.addUser('second owner', 'owner');
    let isSettled = false;
    const isWaiting = async () => isSettled || (await isWaitingForLock(world.db));

    const mineFirst = world.db.transaction().execute(async (trx) => {
      await deleteUser(trx, other);
      const second = world.as('second owner')('DELETE', `/users/${mine}`);
      void second.then(() => {
        isSettled = true;
      });
      await expect.poll(isWaiting).toBe(true);
      return { second };
    });
    const answer = await (await mineFirst).second;

    expect(answer).toMatchObject({ status: 422, body: { code: 'last_owner' } });
    expect((await owner()('GET', '/me')).body.role).toBe('owner');
  });
});
