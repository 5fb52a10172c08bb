import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireToken } from '#contract/session/token.ts';
import { wireUser } from '#contract/session/user.ts';
import { signToken } from '#server/auth/tokens.ts';
import { type TestApp, type TestUser, testApp, testPassword } from '../../support/server/app.ts';

const unauthorised = (detail: string) => ({
  detail: { code: 'argilla.api.errors::UnauthorizedError', params: { detail } },
});
const refused = unauthorised('Could not validate credentials');

describe('signing in', () => {
  let world: TestApp;
  let ana: TestUser;

  beforeAll(async () => {
    world = await testApp({ SIGN_IN_FAILURES_PER_NAME: '3', SIGN_IN_FAILURES_PER_ADDRESS: '10', TRUST_PROXY: '1' });
    ana = await world.addUser('ana', 'annotator');
    await world.addUser('bo', 'annotator');
  });
  afterAll(() => world.close());

  async function signIn(username: string, password: string, address = `10.0.0.${username.length}`) {
    const answer = await world.app.request('/api/v1/token', {
      method: 'POST',
      headers: { 'X-Forwarded-For': address },
      body: new URLSearchParams({ username, password }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }

  const get = async (path: string, headers: Record<string, string>) => {
    const answer = await world.app.request(`/api/v1${path}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('returns a token for all other calls', async () => {
    const { status, body } = await signIn('ana', testPassword);

    const me = await get('/me', bearer(v.parse(wireToken, body).access_token));

    expect(status).toBe(201);
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
    expect(me.status).toBe(200);
    expect(v.parse(wireUser, me.body)).toMatchObject({ id: ana.id, username: 'ana', role: 'annotator' });
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const wrong = await signIn('bo', 'nope-nope');
    const unknown = await signIn('nobody', testPassword);

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body).toEqual(refused);
    expect(unknown.body).toEqual(refused);
  });

  it('reports missing parts of the form, which is empty for JSON', async () => {
    const missing = (name: string) => ({ type: 'missing', loc: ['body', name], msg: 'Field required' });

    const form = await world.app.request('/api/v1/token', {
      method: 'POST',
      body: new URLSearchParams({ username: 'ana' }),
    });
    const json = await world.as()('POST', '/token', { username: 'ana', password: testPassword });

    expect(form.status).toBe(422);
    expect(await form.json()).toMatchObject({ detail: { params: { errors: [missing('password')] } } });
    expect(json.status).toBe(422);
    expect(json.body.detail.params.errors).toEqual([missing('username'), missing('password')]);
  });

  it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'reads a body that is no %s as an empty form',
    async (type) => {
      const answer = await world.app.request('/api/v1/token', {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: 'username=ana',
      });

      expect(answer.status).toBe(422);
    },
  );

  it('delays a name after repeated failures, even with the right password', async () => {
    await world.addUser('target', 'annotator');
    for (let attempt = 0; attempt < 3; attempt += 1) await signIn('target', 'nope-nope');

    const { status, headers } = await signIn('target', testPassword);

    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await signIn('ana', testPassword)).status).toBe(201);
  });

  it('counts parallel attempts with many passwords', async () => {
    await world.addUser('hurried', 'annotator');

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => signIn('hurried', `guess-number-${index}`, `10.1.0.${index}`)),
    );

    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('resets the failures of a name after a sign-in', async () => {
    await world.addUser('forgetful', 'annotator');
    const nope = () => signIn('forgetful', 'nope-nope', '10.2.0.1');

    await nope();
    await nope();
    await signIn('forgetful', testPassword, '10.2.0.1');
    await nope();
    await nope();

    expect((await signIn('forgetful', testPassword, '10.2.0.1')).status).toBe(201);
  });

  it('delays an address after failures with many names, but not its neighbours', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(`name-${attempt}`, 'nope-nope', '10.3.0.1');

    const same = await signIn('ana', testPassword, '10.3.0.1');
    const forged = await signIn('ana', testPassword, '10.9.9.9, 10.3.0.1');
    const other = await signIn('ana', testPassword, '10.3.0.2');

    expect([same.status, forged.status, other.status]).toEqual([429, 429, 201]);
  });

  it('delays an IPv6 network as one address', async () => {
    for (let at = 0; at < 10; at += 1) await signIn(`six-${at}`, 'nope-nope', `2001:db8:1:2::${at}`);

    expect((await signIn('six', 'nope-nope', '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn('six', 'nope-nope', '2001:db8:1:3::1')).status).toBe(401);
  });

  it('treats names with any characters as unknown', async () => {
    const { status } = await signIn('a\u0000b', testPassword, '10.4.0.1');

    expect([401, 422]).toContain(status);
  });

  it.each([
    ['no credentials', {}, refused],
    ['a bearer that does not parse', bearer('abc.def.ghi'), unauthorised('Invalid token')],
    ['another scheme', { Authorization: 'Basic YTpi' }, refused],
    ['an unknown API key', { 'X-Argilla-Api-Key': 'wrong-key-wrong' }, refused],
  ] as const)('refuses %s', async (_, headers, body) => {
    expect(await get('/me', headers)).toEqual({ status: 401, body });
  });

  it('refuses tokens that are forged, expired, or of a deleted user', async () => {
    const { signingKey } = world.deps.secrets;
    const session = { userId: ana.id, sessionsEnded: 0 };
    const forged = await signToken(session, new Uint8Array(32), 60);
    const old = await signToken(session, signingKey, -1);
    const gone = await signToken({ ...session, userId: '00000000-0000-4000-8000-000000000000' }, signingKey, 60);

    const statuses = await Promise.all(
      [forged, old, gone].map(async (token) => (await get('/me', bearer(token))).status),
    );

    expect(statuses).toEqual([401, 401, 401]);
  });

  it('refuses unsigned tokens', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none' })}.${part({ sub: ana.id, exp: 4_000_000_000 })}.`;

    expect((await get('/me', bearer(token))).status).toBe(401);
  });
});
