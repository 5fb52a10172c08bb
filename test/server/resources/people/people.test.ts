import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireNewPassword, wirePeople, wirePerson } from '#contract/people/person.ts';
import { apiKeyOf, type TestApp, type TestUser, testApp, testPassword } from '../../../support/server/app.ts';

describe('the users with their workspaces', () => {
  let world: TestApp;
  let owner: TestUser;
  let team: string;
  let texts: string;
  let ana: TestUser;
  let name: string;
  let made = 0;

  beforeAll(async () => {
    world = await testApp();
    owner = await world.addUser('owner', 'owner');
    team = await world.addWorkspace('team');
    texts = await world.addWorkspace('a texts');
  });
  beforeEach(async () => {
    made += 1;
    name = `ana ${made}`;
    ana = await world.addUser(name, 'annotator', team, texts);
  });
  afterAll(() => world.close());

  const signIn = async (password: string) => {
    const answer = await world.app.request('/api/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ username: name, password }),
    });
    return { status: answer.status, token: (await answer.json()).access_token };
  };
  const change = (id: string, body: object) => world.as('owner')('PATCH', `/ext/v1/users/${id}`, body);

  it('are listed with roles and workspaces, but without keys', async () => {
    const { status, body } = await world.as('owner')('GET', '/ext/v1/people');

    const people = v.parse(wirePeople, body).items;
    expect(status).toBe(200);
    expect(body.items).toEqual(people);
    expect(people.find(({ username }) => username === name)).toEqual({
      id: ana.id,
      username: name,
      first_name: name,
      last_name: null,
      role: 'annotator',
      workspaces: [
        { id: texts, name: 'a texts' },
        { id: team, name: 'team' },
      ],
      inserted_at: expect.any(String),
    });
    expect(people.find(({ username }) => username === 'owner')?.workspaces).toEqual([]);
  });

  it('are listed without deleted users and workspaces', async () => {
    const gone = await world.addWorkspace(`gone ${made}`);
    const other = await world.addUser(`other ${made}`, 'annotator', gone);
    await world.as('owner')('DELETE', `/workspaces/${gone}`);
    await world.as('owner')('DELETE', `/users/${ana.id}`);

    const people = v.parse(wirePeople, (await world.as('owner')('GET', '/ext/v1/people')).body).items;

    expect(people.map(({ id }) => id)).not.toContain(ana.id);
    expect(people.find(({ id }) => id === other.id)?.workspaces).toEqual([]);
  });

  it('can get another role and other names', async () => {
    const { status, body } = await change(ana.id, { role: 'admin', first_name: 'Ana', last_name: 'Bie' });

    expect(status).toBe(200);
    expect(v.parse(wirePerson, body)).toMatchObject({ role: 'admin', first_name: 'Ana', last_name: 'Bie' });
    expect((await world.as(name)('GET', '/me')).body).toMatchObject({ role: 'admin', first_name: 'Ana' });
  });

  it('keep the role of the last owner', async () => {
    expect(await change(owner.id, { role: 'admin' })).toMatchObject({ status: 422, body: { code: 'last_owner' } });
  });

  it('cannot lower their own role, even with other owners', async () => {
    const other = await world.addUser(`owner ${made}`, 'owner');

    const refused = await change(owner.id, { role: 'annotator' });
    await world.as('owner')('DELETE', `/users/${other.id}`);

    expect(refused).toMatchObject({ status: 422, body: { code: 'own_role', message: expect.any(String) } });
  });

  it('can get a generated password that is sent once and works', async () => {
    const { status, body } = await world.as('owner')('POST', `/ext/v1/users/${ana.id}/password`);

    const { password } = v.parse(wireNewPassword, body);
    expect(status).toBe(200);
    expect(password).toMatch(/^(\w{4}-){4}\w{4}$/);
    expect((await signIn(password)).status).toBe(201);
    expect((await signIn(testPassword)).status).toBe(401);
  });

  it('lose all sessions after a password reset, but keep their key', async () => {
    const { token } = await signIn(testPassword);
    const me = async () =>
      (await world.app.request('/api/v1/me', { headers: { Authorization: `Bearer ${token}` } })).status;
    const before = await me();

    await world.as('owner')('POST', `/ext/v1/users/${ana.id}/password`);

    expect([before, await me()]).toEqual([200, 401]);
    expect((await world.as(name)('GET', '/me')).status).toBe(200);
  });

  it('cannot reset their own password', async () => {
    const refused = await world.as('owner')('POST', `/ext/v1/users/${owner.id}/password`);

    expect(refused).toMatchObject({ status: 422, body: { code: 'own_account' } });
    expect(apiKeyOf('owner')).toBe((await world.as('owner')('GET', '/me')).body.api_key);
  });
});
