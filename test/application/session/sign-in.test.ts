import { describe, expect, it } from 'vitest';
import { SignIn } from '#application/session/sign-in.ts';
import { FakeTokenStore } from '../../support/browser/fake-token-store.ts';
import { FakeSessionRepository } from '../../support/repositories/fake-session-repository.ts';
import { aUser } from '../../support/session.ts';

const user = aUser();

function aDoor(token?: string) {
  const tokens = new FakeTokenStore(token);
  const sessions = new FakeSessionRepository(user, 'right', tokens);
  return { tokens, sessions, signIn: new SignIn(sessions, tokens) };
}

describe('signing in', () => {
  it('returns the user and stores the token', async () => {
    const { signIn, tokens } = aDoor();

    const outcome = await signIn.execute(user.username, 'right');

    expect(outcome).toEqual({ kind: 'signed-in', user });
    expect(tokens.read()).toBe('token of ann');
  });

  it.each([
    ['a wrong password', 'ann', 'wrong'],
    ['an unknown name', 'nobody', 'right'],
  ])('is refused with %s, and changes nothing', async (_, username, password) => {
    const { signIn, tokens } = aDoor('an older token');

    const outcome = await signIn.execute(username, password);

    expect(outcome).toEqual({ kind: 'refused' });
    expect(tokens.read()).toBe('an older token');
  });

  it('is refused with a token without a user', async () => {
    const { signIn, sessions, tokens } = aDoor();
    sessions.currentUser = async () => undefined;

    expect(await signIn.execute(user.username, 'right')).toEqual({ kind: 'refused' });
    expect(tokens.read()).toBeUndefined();
  });

  it('keeps no token when the user cannot be asked for', async () => {
    const { signIn, sessions, tokens } = aDoor();
    const signingIn = sessions.signIn;
    sessions.signIn = async (...credentials) => {
      const token = await signingIn(...credentials);
      sessions.broken = 500;
      return token;
    };

    await expect(signIn.execute(user.username, 'right')).rejects.toMatchObject({
      code: 'POSTIL_FETCHING_CURRENT_USER',
    });
    expect(tokens.read()).toBeUndefined();
  });

  it('fails after too many attempts', async () => {
    const { signIn, sessions } = aDoor();
    sessions.broken = 429;

    await expect(signIn.execute(user.username, 'right')).rejects.toMatchObject({ cause: { status: 429 } });
  });
});
