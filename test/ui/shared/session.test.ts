import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { when } from 'mobx';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { SignIn } from '#application/session/sign-in.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { Session } from '#ui/shared/session.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bob', 'annotator', server.workspaceId);
});
afterEach(async () => {
  localStorage.clear();
  await deleteDB('postil');
});

/** The page of a visitor who is about to sign in. */
async function signInContainer() {
  const container = testContainer(server);
  await container.get(PageModules).load('sign-in');
  return container;
}

async function annsSession() {
  const container = await signedInContainer(server, 'ann');
  const session = container.get(Session);
  const count = { reloads: 0 };
  const stop = session.activate(() => {
    count.reloads += 1;
  });
  await when(() => session.loggedIn);
  return { container, session, tokens: container.get(TokenStore), count, stop };
}

async function tokenOf(username: string) {
  const before = localStorage.getItem('auth.token');
  const other = await signInContainer();
  await other.get(SignIn).execute(username, testPassword);
  const token = other.get(TokenStore).read() ?? '';
  if (before) localStorage.setItem('auth.token', before);
  return token;
}

/** Sends a token as a window would that this page has opened. */
const say = (token: string) =>
  dispatchEvent(new MessageEvent('message', { data: { kind: 'postil.token', token }, origin: location.origin }));

describe('a session', () => {
  it('is logged in from signing in until signing out', async () => {
    const container = await signInContainer();
    const session = container.get(Session);
    const stop = session.activate();
    expect(session.loggedIn).toBe(false);

    const outcome = await container.get(SignIn).execute('ann', testPassword);
    if (outcome.kind === 'signed-in') await session.signIn(outcome.user);
    expect(session.loggedIn).toBe(true);
    session.signOut();

    expect(session.loggedIn).toBe(false);
    stop();
  });

  it('reloads the page if another user signs in', async () => {
    const { container, session, count, stop } = await annsSession();
    const outcome = await container.get(SignIn).execute('bob', testPassword);

    if (outcome.kind === 'signed-in') await session.signIn(outcome.user);

    expect(count.reloads).toBe(1);
    expect(session.user?.username).toBe('ann');
    stop();
  });

  it('accepts a token from a sign-in window while no user is signed in', async () => {
    const session = testContainer(server).get(Session);
    const token = await tokenOf('ann');
    localStorage.clear();
    const stop = session.activate();

    say(token);
    await when(() => session.loggedIn);

    expect(session.user?.username).toBe('ann');
    stop();
  });

  it('ignores tokens of other windows while a user is signed in', async () => {
    const { tokens, stop } = await annsSession();
    const before = tokens.read();

    say(await tokenOf('bob'));

    expect(tokens.read()).toBe(before);
    stop();
  });
});
