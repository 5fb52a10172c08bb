import { describe, expect, it } from 'vitest';
import { FinishOAuth } from '#application/session/finish-oauth.ts';
import { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { FakeOAuthRepository } from '../../support/repositories/fake-oauth-repository.ts';
import { FakeSessionRepository } from '../../support/repositories/fake-session-repository.ts';
import { aUser } from '../../support/session.ts';

const user = aUser();

function aReturn(token = 'token of ann', before?: string) {
  const tokens = new FakeTokenStore(before);
  const sessions = new FakeSessionRepository(user, 'right', tokens);
  const oauth = new FakeOAuthRepository([{ name: 'company' }], token);
  return { tokens, sessions, oauth, finish: new FinishOAuth(oauth, sessions, tokens) };
}

describe('coming back from a provider', () => {
  it('gives the user and keeps the token', async () => {
    const { finish, tokens } = aReturn();

    expect(await finish.execute('company', '?code=1')).toEqual(user);
    expect(tokens.read()).toBe('token of ann');
  });

  it('keeps nothing where there was no token', async () => {
    const { finish, oauth, tokens } = aReturn('token of ann', 'an older token');
    oauth.broken = 422;

    await expect(finish.execute('company', '?code=1')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
    });
    expect(tokens.read()).toBe('an older token');
  });

  it('fails with a token that shows nobody, and keeps it not', async () => {
    const { finish, tokens } = aReturn('a token of nobody');

    await expect(finish.execute('company', '?code=1')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
    });
    expect(tokens.read()).toBeUndefined();
  });
});

describe('the list of providers', () => {
  it('is what the server says', async () => {
    const { oauth } = aReturn();

    expect(await new ListOAuthProviders(oauth).execute()).toEqual([{ name: 'company' }]);
  });

  it('is empty where it cannot be asked for', async () => {
    const { oauth } = aReturn();
    oauth.broken = 500;

    expect(await new ListOAuthProviders(oauth).execute()).toEqual([]);
  });
});
