import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { signToken } from '#server/auth/tokens.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { expiring } from '../../support/server/expiring.ts';
import { aDataset } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { mood } from '../support/questions.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [mood];
let count = 0;

async function atWork() {
  count += 1;
  const { workspaceId } = server;
  const { id } = await aDataset(server.db, { workspaceId, name: `expiring ${count}`, questions, records: 3 });
  const { app, expire } = expiring(server);
  const trouble = { isOn: false };
  const calls = { running: 0, leases: 0 };
  const fetch = async (request: Request) => {
    if (trouble.isOn && request.url.endsWith('/v1/me')) return new Response('', { status: 503 });
    calls.running += 1;
    const response = await app.fetch(request);
    calls.running -= 1;
    if (request.url.endsWith('/lease')) calls.leases += 1;
    return response;
  };
  const container = await signedInContainer({ app: { fetch } }, 'ann');
  const tokens = container.get(TokenStore);
  const path = `/dataset/${id}/annotation-mode`;
  const user = await openApp(container, path);
  await record(1);
  // The lease is the last call of the page; after the expiry, a call of the page would open the dialog too early.
  await waitFor(() => expect(calls).toEqual({ running: 0, leases: 1 }));
  return { id, user, container, tokens, path, trouble, expire: () => expire(tokens.read()) };
}

const record = (page: number) => screen.findByRole('article', { name: `Record ${page}` });
const dialog = () => screen.findByRole('dialog', { name: 'Your session has ended' });
const submitted = async (id: string) => (await server.as('ann')('GET', `/me/datasets/${id}/metrics`)).body.responses;

async function anotherTokenOf(username: string) {
  const { id } = (await server.as(username)('GET', '/me')).body;
  const { secrets, config } = server.deps;
  return signToken({ userId: id, sessionsEnded: 0 }, secrets.signingKey, config.tokenLife + 60);
}

async function signInAgain(user: Awaited<ReturnType<typeof openApp>>) {
  await user.type(within(await dialog()).getByLabelText('Password'), `${testPassword}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('an expired session', () => {
  it('is renewed in place, and unsent answers are sent', async () => {
    const { id, user, expire } = await atWork();
    expire();

    await user.keyboard('2{Enter}');

    expect(within(await dialog()).getByText('One answer is waiting to be sent.')).toBeTruthy();
    expect(within(await dialog()).getByLabelText<HTMLInputElement>('Username').value).toBe('ann');
    expect(await submitted(id)).toMatchObject({ submitted: 0 });
    await signInAgain(user);
    await waitFor(async () => expect(await submitted(id)).toMatchObject({ submitted: 1 }));
    expect(await record(2)).toBeTruthy();
    expect(screen.queryByText('Could not validate credentials')).toBeNull();
  });

  it('reports a wrong password, and stays open', async () => {
    const { user, expire } = await atWork();
    expire();
    await user.keyboard('2{Enter}');

    await user.type(within(await dialog()).getByLabelText('Password'), 'wrong{Enter}');

    expect(await screen.findByText('Wrong username or password. Try again')).toBeTruthy();
    expect(await dialog()).toBeTruthy();
    expect(await screen.findByText('1 unsent')).toBeTruthy();
  });

  it('repeats reading requests afterwards', async () => {
    const { user, expire } = await atWork();
    expire();

    await user.click(
      within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Datasets' }),
    );
    await signInAgain(user);

    expect(await screen.findByText(`expiring ${count}`)).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('ends if the user signs out instead', async () => {
    const { user, tokens, expire } = await atWork();
    expire();
    await user.keyboard('2{Enter}');

    await user.click(within(await dialog()).getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
    expect(tokens.read()).toBeUndefined();
  });

  it('is renewed by signing in in another tab', async () => {
    const { id, user, expire } = await atWork();
    expire();
    await user.keyboard('2{Enter}');
    await dialog();

    localStorage.setItem('auth.token', await anotherTokenOf('ann'));
    dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await submitted(id)).toMatchObject({ submitted: 1 }));
  });

  it('is renewed by signing in in another tab even if the server fails at first to return the user', async () => {
    const { id, user, trouble } = await atWork();
    trouble.isOn = true;

    localStorage.setItem('auth.token', await anotherTokenOf('ann'));
    dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));
    await screen.findByText(/server/i);
    trouble.isOn = false;
    await user.keyboard('2{Enter}');

    await waitFor(async () => expect(await submitted(id)).toMatchObject({ submitted: 1 }));
  });

  it('leads to the sign-in page, which remembers the page, if the user signs out in another tab', async () => {
    const { user, container, path, expire } = await atWork();
    expire();
    await user.keyboard('2{Enter}');
    await dialog();

    localStorage.removeItem('auth.token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));

    await waitFor(() => expect(location.pathname).toBe('/sign-in'));
    expect(container.get(Preferences).read('auth.redirectTo')).toContain(path);
  });
});
