import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

async function signIn(path: string, password = testPassword) {
  const user = await openApp(testContainer(server), path);
  await user.type(await screen.findByLabelText('Username'), 'ann');
  await user.type(screen.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
  return user;
}

describe('signing in', () => {
  it('opens home, where the avatar shows the user', async () => {
    await signIn('/sign-in');

    expect(await screen.findByRole('link', { name: 'reviews' })).toBeTruthy();
    const avatar = within(screen.getByRole('banner'))
      .getByRole('button', { name: 'ann' })
      .querySelector('[data-initials]');
    expect(avatar?.getAttribute('data-initials')).toBe('AN');
    expect(location.pathname).toBe('/');
  });

  it('says Wrong username or password. Try again', async () => {
    await signIn('/sign-in', 'not the password');

    expect(await screen.findByText('Wrong username or password. Try again')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Wrong username or password');
    expect(location.pathname).toBe('/sign-in');
  });

  it('leads to the requested page, with its query', async () => {
    const path = `/dataset/${server.dataset.id}/annotation-mode?status=draft`;

    await signIn(path);

    expect(await screen.findByText('There are no draft records to review')).toBeTruthy();
    expect(location.pathname + location.search).toContain(path);
  });

  it('uses the remembered page once', async () => {
    const user = await signIn(`/dataset/${server.dataset.id}/annotation-mode?status=draft`);
    await user.click(await screen.findByRole('button', { name: 'ann' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    await user.type(await screen.findByLabelText('Username'), 'ann');
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);

    expect(await screen.findByRole('heading', { level: 1, name: 'Datasets' })).toBeTruthy();
  });

  it('shows the password on request', async () => {
    const user = await openApp(testContainer(server), '/sign-in');

    await user.click(await screen.findByRole('button', { name: 'Show password' }));

    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  });

  it('shows all seven parts of its form after a failure', async () => {
    await signIn('/sign-in', 'not the password');

    expect(await screen.findByText('Wrong username or password. Try again')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByText('Good to have you back.')).toBeTruthy();
    expect(await screen.findByText(/Enter the username and password/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeTruthy();
    expect(screen.getByText(/stored on this server under your name/)).toBeTruthy();
  });

  it('is skipped for a signed-in user', async () => {
    await openApp(await signedInContainer(server, 'ann'), '/sign-in');

    expect(await screen.findByRole('heading', { level: 1, name: 'Datasets' })).toBeTruthy();
    expect(location.pathname).toBe('/');
  });
});

describe('requests', () => {
  it('are only the token and the current user when signing in, and none when signing out', async () => {
    const ofHome = /^\/(me|api\/ext\/v1)\/(datasets|workspaces|events)/;
    const wire = new Wire(server);
    wire.answer(ofHome, 200, { items: [] });
    const user = await openApp(testContainer(wire), '/sign-in');
    await user.type(await screen.findByLabelText('Username'), 'ann');
    await waitFor(() => expect(wire.sent.map(({ path }) => path).sort()).toEqual(['/oauth2/providers', '/settings']));
    wire.sent.length = 0;
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);
    await screen.findByRole('heading', { level: 1, name: 'Datasets' });
    await screen.findByText('0 datasets found');
    expect(wire.sent.filter(({ path }) => !ofHome.test(path)).map(({ path }) => path)).toEqual(['/token', '/me']);

    wire.sent.length = 0;
    await user.click(screen.getByRole('button', { name: 'ann' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
    expect(wire.sent).toEqual([]);
  });
});

describe('storage of the browser', () => {
  it('has keys of the session that start with auth.', async () => {
    const user = await openApp(testContainer(server), `/dataset/${server.dataset.id}/annotation-mode`);
    await screen.findByLabelText('Username');
    expect(Object.keys(localStorage)).toEqual(['auth.redirectTo']);

    await user.type(screen.getByLabelText('Username'), 'ann');
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);

    await screen.findByRole('article');
    expect(Object.keys(localStorage)).toEqual(['auth.token']);
  });

  it('remembers no page if the root was requested', async () => {
    await openApp(testContainer(server), '/');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
    expect(localStorage).toHaveLength(0);
  });

  it('has an entry each for the last chosen theme and language, and no cookie', async () => {
    const user = await openApp(await signedInContainer(server, 'ann'));
    await user.click(await screen.findByRole('button', { name: 'ann' }));

    for (const choice of ['Light', 'Dark', 'Español', 'Deutsch']) await user.click(screen.getByLabelText(choice));
    await screen.findByRole('heading', { level: 1, name: 'Datensätze' });

    const { 'auth.token': _, ...kept } = Object.fromEntries(Object.entries(localStorage));
    expect(kept).toEqual({ 'postil.theme': 'dark', 'postil.language': 'de' });
    expect(document.cookie).toBe('');
  });
});

describe('a session', () => {
  it('ends in every tab when the user signs out', async () => {
    const container = await signedInContainer(server, 'ann');
    await openApp(container);
    await screen.findByRole('link', { name: 'reviews' });

    localStorage.removeItem('auth.token');
    dispatchEvent(new StorageEvent('storage', { key: 'auth.token' }));

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(container.get(TokenStore).read()).toBeUndefined();
  });

  it('ends when the server rejects the token', async () => {
    const container = testContainer(server);
    container.get(TokenStore).write('no token of theirs');

    await openApp(container);

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
  });
});

describe('a missing page', () => {
  it('is a 404 that leads back home', async () => {
    const user = await openApp(await signedInContainer(server, 'ann'), '/a/b/c');

    expect(await screen.findByText('This page could not be found')).toBeTruthy();
    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
    expect(screen.getByText("We can't seem to find the page you are looking for")).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Back to the datasets' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Datasets' })).toBeTruthy();
  });
});

describe('the user menu', () => {
  it('changes colours and language at once', async () => {
    const user = await openApp(await signedInContainer(server, 'ann'));
    await user.click(await screen.findByRole('button', { name: 'ann' }));

    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(await screen.findByRole('heading', { level: 1, name: 'Datensätze' })).toBeTruthy();
    expect(location.pathname).toBe('/');
  });

  it('leaves the address as it is when a user chooses a language', async () => {
    const path = `/dataset/${server.dataset.id}/annotation-mode`;
    const user = await openApp(await signedInContainer(server, 'ann'), path);
    await screen.findByRole('article');
    const { href } = location;
    await user.click(screen.getByRole('button', { name: 'ann' }));

    for (const [language, lang] of [
      ['Deutsch', 'de'],
      ['English', 'en'],
      ['Español', 'es'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: language }));
      await waitFor(() => expect(document.documentElement.lang).toBe(lang));
      expect(location.href).toBe(href);
    }

    await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
  });
});
