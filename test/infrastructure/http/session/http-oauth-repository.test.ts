import { describe, expect, it, onTestFinished } from 'vitest';
import { HttpOAuthRepository } from '#infrastructure/http/session/http-oauth-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { TestClient } from '../../../support/client.ts';
import { aProvider, providers, Visitor } from '../../../support/outside/oauth.ts';
import { testApp } from '../../../support/server/app.ts';

/** A server that accepts users of one company, and the browser of one of them. */
async function aCompany() {
  const { issuer } = await aProvider({ sub: '1', preferred_username: 'ana' });
  const world = await testApp(providers({ company: { issuer, client_id: 'ours' } }));
  onTestFinished(() => world.close());
  const visitor = new Visitor(world, 'company', 'http://test');
  const fetch = async (request: Request) => {
    if (visitor.cookie) request.headers.set('cookie', visitor.cookie);
    return world.app.fetch(request);
  };
  const client = new TestClient({ app: { fetch } as typeof world.app });
  return { visitor, client, oauth: new HttpOAuthRepository(client.api) };
}

describe('an OAuth repository', () => {
  it('gives the providers that the server knows, once for a while', async () => {
    const { oauth, client } = await aCompany();
    client.tokens.write('a token that is no longer taken');

    expect(await oauth.providers()).toEqual([{ name: 'company' }]);
    await oauth.providers();

    expect(client.asked).toEqual(['GET v1/oauth2/providers']);
    expect(client.requests.at(-1)?.headers.has('authorization')).toBe(false);
  });

  it('names where a provider is entered, with the query of the page that is left', async () => {
    const { oauth } = await aCompany();

    expect(oauth.addressOf('my company', '?ui_locales=de')).toBe(
      'http://test/api/v1/oauth2/providers/my%20company/authentication?ui_locales=de',
    );
  });

  it('gives the token of a user to who comes back, and sends none', async () => {
    const { oauth, client, visitor } = await aCompany();
    client.tokens.write('an older token');
    const query = await visitor.askProvider(await visitor.leave());

    const token = await oauth.accessToken('company', `?${query}`);

    expect(client.requests.at(-1)?.headers.has('authorization')).toBe(false);
    client.tokens.write(token);
    expect(await new HttpSessionRepository(client.api).currentUser()).toMatchObject({ username: 'ana' });
  });

  it('names what failed, and leaves it to the caller to tell', async () => {
    const { oauth, client } = await aCompany();

    await expect(oauth.accessToken('company', '?code=1&state=2')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
      cause: { status: 422 },
    });
    client.broken = 500;
    await expect(oauth.providers()).rejects.toMatchObject({ code: 'ERROR_FETCHING_OAUTH_PROVIDERS' });
    expect(client.reported).toEqual([]);
  });
});
