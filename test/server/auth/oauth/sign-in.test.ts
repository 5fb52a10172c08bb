import { describe, expect, it, onTestFinished } from 'vitest';
import { aProvider, providers, Visitor } from '../../../support/outside/oauth.ts';
import { aHub } from '../../../support/outside/oauth-hub.ts';
import { type TestApp, testApp, testPassword } from '../../../support/server/app.ts';

const client = { client_id: 'our-client', client_secret: 'our-secret' };
const ana = { sub: 'subject-1', preferred_username: 'ana', given_name: 'Ana', family_name: 'Lima' };

async function aWorld(settings: Readonly<Record<string, string>>) {
  const world = await testApp(settings);
  onTestFinished(() => world.close());
  return world;
}

async function aCompany(claims: object = ana, options: object = {}, settings: Readonly<Record<string, string>> = {}) {
  const { server, issuer } = await aProvider({ ...claims });
  const world = await aWorld({ ...settings, ...providers({ company: { issuer, ...client, ...options } }) });
  return { world, server, issuer, visitor: () => new Visitor(world, 'company') };
}

async function me(world: TestApp, token: string, path = '') {
  const answer = await world.app.request(`/api/v1/me${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}

const tooOld = { exp: 1_000_000_000 };

describe('signing in through a provider', () => {
  it('is offered if configured', async () => {
    const world = await aWorld(
      providers({ company: { issuer: 'https://id.example.org', ...client }, huggingface: client }),
    );

    const { body } = await world.as()('GET', '/oauth2/providers');

    expect(body).toEqual({ items: [{ name: 'company' }, { name: 'huggingface' }] });
  });

  it('creates a user with the configured role and workspaces', async () => {
    const { world, visitor } = await aCompany(ana, { role: 'admin', workspaces: ['reviews', 'team'] });
    const team = await world.addWorkspace('team');

    const { status, body } = await visitor().signIn();

    const workspaces = await me(world, body.access_token, '/workspaces');
    expect(status).toBe(200);
    expect(body).toEqual({ access_token: expect.any(String), token_type: 'bearer' });
    expect(await me(world, body.access_token)).toMatchObject({
      username: 'ana',
      first_name: 'Ana',
      last_name: 'Lima',
      role: 'admin',
    });
    expect(workspaces.items.map(({ name }: { name: string }) => name).sort()).toEqual(['reviews', 'team']);
    expect(workspaces.items.map(({ id }: { id: string }) => id)).toContain(team);
  });

  it('finds the same user even after a change of name', async () => {
    const claims = { ...ana };
    const { server, world, visitor } = await aCompany(claims);
    const first = await visitor().signIn();
    server.service.on('beforeTokenSigning', ({ payload }) =>
      Object.assign(payload, { preferred_username: 'ana.lima' }),
    );

    const second = await visitor().signIn();

    const [one, other] = [await me(world, first.body.access_token), await me(world, second.body.access_token)];
    expect(other.id).toBe(one.id);
    expect(other).toMatchObject({ username: 'ana', role: 'annotator' });
  });

  it('creates one user for two concurrent sign-ins of one person', async () => {
    const { world, visitor } = await aCompany();

    const answers = await Promise.all([visitor().signIn(), visitor().signIn(), visitor().signIn()]);

    const users = await Promise.all(answers.map(({ body }) => me(world, body.access_token)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  it('gives the user no usable password', async () => {
    const { world, visitor } = await aCompany();
    await visitor().signIn();

    const statuses = await Promise.all(
      ['', 'ana', 'subject-1', testPassword].map(async (password) => {
        const form = new URLSearchParams({ username: 'ana', password });
        return (await world.app.request('/api/v1/token', { method: 'POST', body: form })).status;
      }),
    );

    expect(statuses).toEqual([401, 401, 401, 401]);
  });

  it('never gives access to another user of the same name', async () => {
    const { world, visitor } = await aCompany();
    const local = await world.addUser('ana', 'owner');

    const { status, body } = await visitor().signIn();

    const detail = "The username 'ana' belongs to another user";
    expect(status).toBe(422);
    expect(body).toEqual({ detail, code: 'oauth_name_taken', message: detail });
    expect(await world.db.selectFrom('users').select('id').execute()).toEqual([{ id: local.id }]);
  });

  it('never restores a deleted user', async () => {
    const { world, visitor } = await aCompany();
    await visitor().signIn();
    await world.db.updateTable('users').set({ deleted_at: new Date() }).execute();

    const { status, body } = await visitor().signIn();

    expect([status, body.code]).toEqual([422, 'oauth_deleted_user']);
  });

  it.each([
    ['a verified email address', { email: 'bo@example.org', email_verified: true }, 200],
    ['an unverified email address', { email: 'bo@example.org' }, 422],
    ['a name with spaces', { preferred_username: 'bo the\u00A0great' }, 422],
    ['an invisible name', { preferred_username: 'bo\u200B' }, 422],
    ['a name that is too long', { preferred_username: 'b'.repeat(201) }, 422],
  ])('with %s as name is accepted or refused', async (_, claims, expected) => {
    const { visitor } = await aCompany({ sub: 'subject-2', ...claims });

    const { status } = await visitor().signIn();

    expect(status).toBe(expected);
  });

  it('requests the user info if the token has no name', async () => {
    const { server, world, visitor } = await aCompany({ sub: 'subject-3' });
    server.service.on('beforeUserinfo', (response) => {
      response.body = { sub: 'subject-3', preferred_username: 'cy', name: 'Cy Twombly' };
    });

    const { body } = await visitor().signIn();

    expect(await me(world, body.access_token)).toMatchObject({ username: 'cy', first_name: 'Cy Twombly' });
  });

  it('works with the hub, which signs no tokens', async () => {
    const hub = await aHub({ sub: 'hub-1', preferred_username: 'dee', name: 'Dee' });
    const world = await aWorld({ HUB_URL: hub, ...providers({ huggingface: { ...client, workspaces: ['open'] } }) });

    const { status, body } = await new Visitor(world, 'huggingface').signIn();

    expect(status).toBe(200);
    expect(await me(world, body.access_token)).toMatchObject({ username: 'dee', role: 'annotator' });
    expect((await me(world, body.access_token, '/workspaces')).items).toMatchObject([{ name: 'open' }]);
  });
});

describe('a response of a provider', () => {
  it.each([
    ['for another sign-in', { nonce: 'another' }],
    ['for another client', { aud: 'another-client' }],
    ['of another provider', { iss: 'https://another.example.org' }],
    ['that has expired', tooOld],
  ])('%s is refused', async (_, claims) => {
    const { world, visitor } = await aCompany({ ...ana, ...claims });

    const { status, body } = await visitor().signIn();

    expect(status).toBe(422);
    expect(body.detail).toBe("The response of the OAuth provider 'company' failed verification");
    expect(await world.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  it('that was altered is refused', async () => {
    const { server, visitor } = await aCompany();
    server.service.on('beforeResponse', ({ body }) => {
      const [header, payload, signature] = body.id_token.split('.');
      const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'the-owner' };
      body.id_token = [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    });

    const { status, body } = await visitor().signIn();

    expect([status, body.detail]).toEqual([422, "The response of the OAuth provider 'company' failed verification"]);
  });

  it.each([
    ['invalid_grant', 422, "The OAuth provider 'company' rejected the sign-in: invalid_grant"],
    ['invalid_client', 502, "The OAuth provider 'company' rejected the request of this server: invalid_client"],
    ['<b>Error</b>', 502, "The OAuth provider 'company' rejected the request of this server: unknown_error"],
  ])('with the error %s is answered with %i', async (error, expected, detail) => {
    const { server, visitor } = await aCompany();
    server.service.on('beforeResponse', (response) => Object.assign(response, { statusCode: 400, body: { error } }));

    const { status, body } = await visitor().signIn();

    expect({ status, body }).toEqual({ status: expected, body: { detail } });
  });

  it('that never comes is answered with 502, and requested again the next time', async () => {
    const { server, visitor } = await aCompany();
    const port = server.address().port;
    await server.stop();

    const gone = await visitor().leave();
    await server.start(port, '127.0.0.1');
    const back = await visitor().signIn();

    expect(gone.status).toBe(502);
    expect(await gone.json()).toEqual({ detail: "The OAuth provider 'company' did not respond as expected" });
    expect(back.status).toBe(200);
  });

  it('that fails during the callback is answered with 502', async () => {
    const { server, visitor } = await aCompany();
    const browser = visitor();
    const query = await browser.askProvider(await browser.leave());
    await server.stop();

    const { status } = await browser.comeBack(query);

    expect(status).toBe(502);
  });
});
