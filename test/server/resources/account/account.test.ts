import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireToken } from '#contract/session/token.ts';
import { wireUser } from '#contract/session/user.ts';
import { apiKeyOf, type TestApp, testApp, testPassword } from '../../../support/server/app.ts';

const newPassword = 'a new password of hers';

describe("the user's own account", () => {
  let world: TestApp;
  let ana: string;
  let made = 0;

  beforeAll(async () => {
    world = await testApp({ SIGN_IN_FAILURES_PER_NAME: '3' });
    await world.addUser('owner', 'owner');
  });
  beforeEach(async () => {
    made += 1;
    ana = `ana ${made}`;
    await world.addUser(ana, 'annotator');
  });
  afterAll(() => world.close());

  async function send(method: string, path: string, headers: Readonly<Record<string, string>>, body?: object) {
    const init = { method, headers: { ...headers, 'Content-Type': 'application/json' } };
    const answer = await world.app.request(`/api${path}`, { ...init, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, body: await answer.json() };
  }
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const key = (apiKey: string) => ({ 'X-Argilla-Api-Key': apiKey });
  const me = async (headers: Readonly<Record<string, string>>) => (await send('GET', '/v1/me', headers)).status;

  async function signIn(password: string, username = ana) {
    const body = new URLSearchParams({ username, password });
    const answer = await world.app.request('/api/v1/token', { method: 'POST', body });
    return { status: answer.status, token: answer.ok ? v.parse(wireToken, await answer.json()).access_token : '' };
  }
  const change = (headers: Readonly<Record<string, string>>, current: string, next = newPassword) =>
    send('PUT', '/ext/v1/me/password', headers, { current_password: current, new_password: next });

  describe('the API key', () => {
    it('is renewed, which revokes the old one', async () => {
      const { status, body } = await send('POST', '/ext/v1/me/api-key', key(apiKeyOf(ana)));

      expect(status).toBe(200);
      expect(v.parse(wireUser, body)).toMatchObject({ username: ana, api_key: expect.stringMatching(/^[\w-]{43}$/) });
      expect(await me(key(apiKeyOf(ana)))).toBe(401);
      expect(await me(key(body.api_key))).toBe(200);
      expect((await send('GET', '/v1/me', key(body.api_key))).body.api_key).toBe(body.api_key);
    });

    it('can be renewed without ending sessions', async () => {
      const { token } = await signIn(testPassword);

      await send('POST', '/ext/v1/me/api-key', bearer(token));

      expect(await me(bearer(token))).toBe(200);
    });
  });

  describe('the password', () => {
    it('can be changed with the current one', async () => {
      const { token } = await signIn(testPassword);

      const { status } = await change(bearer(token), testPassword);

      expect(status).toBe(200);
      expect((await signIn(newPassword)).status).toBe(201);
      expect((await signIn(testPassword)).status).toBe(401);
    });

    it('ends all earlier sessions when it changes, and starts a new one', async () => {
      const [here, there] = [await signIn(testPassword), await signIn(testPassword)];

      const { body } = await change(bearer(here.token), testPassword);

      expect(await me(bearer(here.token))).toBe(401);
      expect(await me(bearer(there.token))).toBe(401);
      expect(await me(bearer(v.parse(wireToken, body).access_token))).toBe(200);
      expect(await me(key(apiKeyOf(ana)))).toBe(200);
    });

    it('changes without ending sessions of other users', async () => {
      const { token } = await signIn(testPassword, 'owner');

      await change(key(apiKeyOf(ana)), testPassword);

      expect(await me(bearer(token))).toBe(200);
    });

    it('stays with the sessions if the current one is wrong', async () => {
      const { token } = await signIn(testPassword);

      const { status, body } = await change(bearer(token), 'not the password');

      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'wrong_password', message: expect.any(String) });
      expect(await me(bearer(token))).toBe(200);
      expect((await signIn(testPassword)).status).toBe(201);
    });

    it.each([
      ['short', '1234567', 'String should have at least 8 characters'],
      ['long', 'p'.repeat(101), 'String should have at most 100 characters'],
    ])('is refused if it is too %s', async (_, password, msg) => {
      const { status, body } = await change(key(apiKeyOf(ana)), testPassword, password);

      expect(status).toBe(422);
      expect(body.detail.params.errors).toMatchObject([{ loc: ['body', 'new_password'], msg }]);
    });

    it('cannot be guessed: attempts are limited', async () => {
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries += 1)
        statuses.push((await change(key(apiKeyOf(ana)), 'not the password')).status);

      expect(statuses).toEqual([422, 422, 422, 429]);
      expect((await change(key(apiKeyOf(ana)), testPassword)).status).toBe(429);
      expect((await signIn(testPassword)).status).toBe(429);
    });

    it('is changed once by two concurrent requests', async () => {
      const { token } = await signIn(testPassword);

      const passwords = ['the one password', 'the other password'];
      const both = await Promise.all(passwords.map((wanted) => change(bearer(token), testPassword, wanted)));

      // The second request may fail at authentication, since the first ended its session.
      const statuses = both.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, expect.toSatisfy((status) => [401, 422].includes(status))]);
      expect((await signIn(passwords[statuses.indexOf(200)] ?? '')).token).toBeTruthy();
    });

    it('ends sessions when an owner resets it', async () => {
      const { token } = await signIn(testPassword);
      const { body: user } = await send('GET', '/v1/me', bearer(token));

      await world.as('owner')('PATCH', `/users/${user.id}`, { password: newPassword });

      expect(await me(bearer(token))).toBe(401);
      expect(await me(bearer((await signIn(newPassword)).token))).toBe(200);
    });
  });
});
