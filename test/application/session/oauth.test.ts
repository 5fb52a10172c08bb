import { describe, expect, it } from 'vitest';
import type { OtherWindow } from '#application/ports/session/other-window.ts';
import { FinishOAuth } from '#application/session/finish-oauth.ts';
import { ListOAuthProviders } from '#application/session/list-oauth-providers.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { FakeOAuthRepository } from '../../support/repositories/fake-oauth-repository.ts';
import { FakeSessionRepository } from '../../support/repositories/fake-session-repository.ts';
import { aUser } from '../../support/session.ts';

const user = aUser();

class Opener implements OtherWindow {
  readonly given: string[] = [];
  readonly isFramed = false;
  takes = false;

  async handOver(token: string) {
    this.given.push(token);
    return this.takes;
  }

  watch = () => () => undefined;

  close = () => undefined;
}

function aReturn(token = 'token of ann', before?: string) {
  const tokens = new FakeTokenStore(before);
  const sessions = new FakeSessionRepository(user, 'right', tokens);
  const oauth = new FakeOAuthRepository([{ name: 'company' }], token);
  const opener = new Opener();
  return { tokens, sessions, oauth, opener, finish: new FinishOAuth(oauth, sessions, tokens, opener) };
}

describe('the redirect from a provider', () => {
  it('returns the user and stores the token', async () => {
    const { finish, tokens } = aReturn();

    expect(await finish.execute('company', '?code=1')).toEqual({ kind: 'signed-in', user });
    expect(tokens.read()).toBe('token of ann');
  });

  it('hands the token to the opener of the window, and keeps the stored token', async () => {
    const { finish, opener, tokens } = aReturn('token of ann', 'token of another');
    opener.takes = true;

    expect(await finish.execute('company', '?code=1')).toEqual({ kind: 'handed-over' });
    expect(opener.given).toEqual(['token of ann']);
    expect(tokens.read()).toBe('token of another');
  });

  it('stores nothing without a token', async () => {
    const { finish, oauth, tokens } = aReturn('token of ann', 'an older token');
    oauth.broken = 422;

    await expect(finish.execute('company', '?code=1')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
    });
    expect(tokens.read()).toBe('an older token');
  });

  it('fails with an invalid token, and does not store it', async () => {
    const { finish, tokens } = aReturn('an invalid token');

    await expect(finish.execute('company', '?code=1')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_OAUTH_ACCESS_TOKEN',
    });
    expect(tokens.read()).toBeUndefined();
  });
});

describe('the list of providers', () => {
  it('comes from the server', async () => {
    const { oauth } = aReturn();

    expect(await new ListOAuthProviders(oauth).execute()).toEqual([{ name: 'company' }]);
  });

  it('is empty where it cannot be asked for', async () => {
    const { oauth } = aReturn();
    oauth.broken = 500;

    expect(await new ListOAuthProviders(oauth).execute()).toEqual([]);
  });
});
