import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openState, type PendingSignIn, sealState } from '#server/auth/oauth/state-cookie.ts';
import { providers, Visitor } from '../../../support/outside/oauth.ts';
import { aHub } from '../../../support/outside/oauth-hub.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';

const client = { client_id: 'our-client', client_secret: 'our-secret' };
const mismatch = { detail: "'state' parameter does not match" };

/** The hub is enough: refused requests never reach a provider. */
const aWorld = async (settings: Readonly<Record<string, string>> = {}) =>
  testApp({
    HUB_URL: await aHub({ sub: '1', preferred_username: 'ana' }),
    ...providers({ huggingface: client, other: { issuer: 'http://127.0.0.1:1', ...client } }),
    ...settings,
  });

describe('redirecting to a provider', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp({ ...providers({ huggingface: client }), BASE_PATH: '/postil' });
  });
  afterAll(() => world.close());

  it('requests a code with a new state and challenge each time', async () => {
    const leave = async () => new URL((await new Visitor(world, 'huggingface').leave()).headers.get('location') ?? '');

    const [one, other] = [await leave(), await leave()];

    expect(`${one.origin}${one.pathname}`).toBe('https://huggingface.co/oauth/authorize');
    expect(Object.fromEntries(one.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'our-client',
      redirect_uri: 'http://postil.test/postil/oauth/huggingface/callback',
      scope: 'openid profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    expect(other.searchParams.get('state')).not.toBe(one.searchParams.get('state'));
    expect(other.searchParams.get('code_challenge')).not.toBe(one.searchParams.get('code_challenge'));
  });

  it("forwards the caller's query, except reserved parameters", async () => {
    const taken = 'redirect=x&prompt=login';
    const left = 'state=mine&redirect_uri=https%3A%2F%2Fevil.test&scope=all&response_mode=fragment&nonce=1&request=jwt';

    const answer = await new Visitor(world, 'huggingface').leave(`?${taken}&${left}`);

    const location = answer.headers.get('location') ?? '';
    expect(answer.status).toBe(303);
    expect(location.endsWith(`&${taken}`)).toBe(true);
    expect(location).not.toMatch(/evil|mine|fragment|jwt|scope=all|nonce/);
  });

  it('sets an encrypted cookie that scripts and other sites cannot read', async () => {
    const answer = await new Visitor(world, 'huggingface').leave();

    const cookie = answer.headers.get('set-cookie') ?? '';
    const state = new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? 'none';
    expect(cookie.replace(/=[^;]+;/, '=…;')).toBe(
      'huggingface_oauth2_state=…; Max-Age=600; Path=/postil/api/v1/oauth2/providers/huggingface; HttpOnly; SameSite=Lax',
    );
    expect(cookie).not.toContain(state);
  });

  it('sets a secure cookie for an https address', async () => {
    const secure = await testApp({ ...providers({ huggingface: client }), PUBLIC_URL: 'https://labels.example.org' });

    const answer = await new Visitor(secure, 'huggingface').leave();

    await secure.close();
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
    expect(answer.headers.get('location')).toContain(
      encodeURIComponent('https://labels.example.org/oauth/huggingface/'),
    );
  });

  it.each(['authentication', 'access-token?code=x&state=y'])(
    'is refused for an unknown provider at %s',
    async (path) => {
      const { status, body } = await world.as()('GET', `/oauth2/providers/zz/${path}`);

      expect({ status, body }).toEqual({ status: 404, body: { detail: "OAuth Provider 'zz' not found" } });
    },
  );
});

describe('the callback of a provider', () => {
  it.each([
    ['nothing', '', "'code' parameter was not found in callback request"],
    ['an empty code', 'code=&state=y', "'code' parameter was not found in callback request"],
    ['two codes', 'code=x&code=y&state=z', "'code' parameter was not found in callback request"],
    ['no state', 'code=x', "'state' parameter was not found in callback request"],
    ['an unknown state', 'code=x&state=y', "'state' parameter does not match"],
    ['a refusal', 'error=access_denied', "The OAuth provider 'huggingface' rejected the sign-in: access_denied"],
    ['an invalid error code', 'error=%3Cb%3E', "The OAuth provider 'huggingface' rejected the sign-in: unknown_error"],
  ])('with %s is refused', async (_, query, detail) => {
    const world = await aWorld();

    const { status, body } = await new Visitor(world, 'huggingface').comeBack(query);

    await world.close();
    expect({ status, body }).toEqual({ status: 422, body: { detail } });
  });

  it('deletes the cookie, and works only once', async () => {
    const world = await aWorld();
    const browser = new Visitor(world, 'huggingface');
    const query = await browser.askProvider(await browser.leave());
    const first = await browser.comeBack(query);

    const again = await browser.comeBack(query);

    await world.close();
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toMatch(/^huggingface_oauth2_state=; Max-Age=0; /);
    expect(again).toMatchObject({ status: 422, body: mismatch });
  });

  it('is refused in another browser with a sign-in of its own', async () => {
    const world = await aWorld();
    const [mine, theirs] = [new Visitor(world, 'huggingface'), new Visitor(world, 'huggingface')];
    const query = await mine.askProvider(await mine.leave());
    await theirs.leave();

    const answer = await theirs.comeBack(query);

    await world.close();
    expect(answer).toMatchObject({ status: 422, body: mismatch });
  });

  it('is refused for another provider', async () => {
    const world = await aWorld();
    const browser = new Visitor(world, 'huggingface');
    const query = await browser.askProvider(await browser.leave());
    const astray = new Visitor(world, 'other');
    astray.cookie = browser.cookie.replace('huggingface', 'other');

    const answer = await astray.comeBack(query);

    await world.close();
    expect(answer).toMatchObject({ status: 422, body: mismatch });
  });

  it('is delayed for an address with many failures', async () => {
    const world = await aWorld({ SIGN_IN_FAILURES_PER_ADDRESS: '2' });
    const browser = new Visitor(world, 'huggingface');

    const statuses = [];
    for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await browser.comeBack('code=x&state=y')).status);

    await world.close();
    expect(statuses).toEqual([422, 422, 429]);
  });
});

describe('the state cookie', () => {
  const key = new Uint8Array(32).fill(1);
  const pending: PendingSignIn = {
    provider: 'company',
    state: 's',
    nonce: 'n',
    verifier: 'v',
    redirectUri: 'http://postil.test/oauth/company/callback',
  };

  it('is decrypted with the same key', async () => {
    const opened = await openState(await sealState(pending, key), key);

    expect(opened).toEqual(pending);
  });

  it.each([
    ['after its expiry', async () => sealState(pending, key, -1)],
    ['with another key', async () => sealState(pending, new Uint8Array(32))],
    ['changed', async () => (await sealState(pending, key)).replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
    ['forged', async () => 'e30.e30.e30'],
    ['empty', async () => ''],
  ])('is rejected if it comes %s', async (_, sealed) => {
    const opened = await openState(await sealed(), key);

    expect(opened).toBeUndefined();
  });
});
