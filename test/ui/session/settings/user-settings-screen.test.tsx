import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { KeyboardSettings } from '#ui/shared/keyboard-settings.ts';
import { ourServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { apiKeyOf, testApp, testPassword } from '../../../support/server/app.ts';
import { dialogsOpen } from '../../support/dialogs.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';

const server = await ourServer();
let made = 0;
beforeAll(dialogsOpen);
afterEach(closeApp);

async function open(at: Parameters<typeof signedInContainer>[0] = server, username?: string) {
  made += 1;
  const name = username ?? `kim ${made}`;
  if (!username) await server.addUser(name, 'annotator', server.workspaceId);
  const container = await signedInContainer(at, name);
  const copied: string[] = [];
  const clipboard: Clipboard = { copy: async (text) => copied.push(text) > 0 };
  (await container.rebind<Clipboard>(Clipboard)).toConstantValue(clipboard);
  const user = await openApp(container, '/user-settings');
  await screen.findByRole('heading', { level: 1, name: 'Your settings' });
  return { user, name, container, copied };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
/** Shown once the server has announced the feature. */
const passwordForm = async () => within(await screen.findByRole('region', { name: 'Password' }));
const enterPasswords = async (user: UserEvent, current: string, next: string) => {
  const form = await passwordForm();
  await user.type(form.getByLabelText('Current password'), current);
  await user.type(form.getByLabelText('New password'), `${next}{Enter}`);
};
const signIn = async (username: string, password: string) =>
  (await server.app.request('/api/v1/token', { method: 'POST', body: new URLSearchParams({ username, password }) }))
    .status;

describe('the settings of a user', () => {
  it('show names, role, and workspaces that lead to their datasets', async () => {
    const { name } = await open();

    const workspace = await screen.findByRole('link', { name: 'demo' });
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts.slice(0, 2)).toEqual([name, name]);
    expect(section('Profile').getByText('Annotator')).toBeTruthy();
    expect(workspace.getAttribute('href')).toBe(`/?workspaces=${encodeURIComponent('["demo"]')}`);
  });

  it('change the theme and the language at once', async () => {
    const { user } = await open();

    await user.click(section('Appearance').getByRole('radio', { name: 'Dark' }));
    await user.click(section('Appearance').getByRole('radio', { name: 'Español' }));

    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(await screen.findByRole('heading', { level: 1, name: 'Su configuración' })).toBeTruthy();
  });
});

describe('the API key', () => {
  it('is hidden until the user shows it', async () => {
    const { user, name } = await open();
    expect(screen.queryByText(apiKeyOf(name))).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Show API key' }));

    expect(screen.getByText(apiKeyOf(name))).toBeTruthy();
  });

  it('is copied without being shown', async () => {
    const { user, name, copied } = await open();

    await user.click(screen.getByRole('button', { name: 'Copy API key' }));

    expect(copied).toEqual([apiKeyOf(name)]);
    expect(await section('API key').findByText('Copied')).toBeTruthy();
    expect(screen.queryByText(apiKeyOf(name))).toBeNull();
  });

  it('is renewed after confirmation', async () => {
    const { user, name } = await open();
    await user.click(screen.getByRole('button', { name: 'Show API key' }));

    await user.click(await screen.findByRole('button', { name: 'Regenerate key' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Regenerate your API key?' }));
    await user.click(dialog.getByRole('button', { name: 'Regenerate key' }));

    await waitFor(() => expect(screen.queryByText(apiKeyOf(name))).toBeNull());
    expect(section('API key').getByText(/^[\w-]{43}$/)).toBeTruthy();
    expect((await server.as(name)('GET', '/me')).status).toBe(401);
  });

  it('is kept if the user cancels', async () => {
    const { user, name } = await open();

    await user.click(await screen.findByRole('button', { name: 'Regenerate key' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await server.as(name)('GET', '/me')).status).toBe(200);
  });
});

describe('on a server of Argilla', () => {
  it('features of our server are not offered, and a missing key is explained', async () => {
    const other = await testApp({}, { speaks: 'argilla' });
    await other.addUser('ana', 'annotator');
    await other.db
      .updateTable('users')
      .set({ api_key_cipher: Buffer.alloc(48) })
      .execute();

    await open(other, 'ana');

    expect(screen.getByText(/does not show API keys/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Regenerate key' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
    await other.close();
  });
});

describe('the password', () => {
  it('is changed, and the session continues', async () => {
    const { user, name, container } = await open();
    const before = container.get(TokenStore).read();

    await enterPasswords(user, testPassword, 'a new password');

    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(container.get(TokenStore).read()).not.toBe(before);
    expect([await signIn(name, 'a new password'), await signIn(name, testPassword)]).toEqual([201, 401]);
    expect(section('Password').getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  it('is kept if the current one is wrong, and the input says so', async () => {
    const { user, name } = await open();

    await enterPasswords(user, 'not the password', 'a new password');

    const current = section('Password').getByLabelText('Current password');
    await waitFor(() =>
      expect(section('Password').getByRole('alert').textContent).toBe('The current password is wrong'),
    );
    expect(current.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(current);
    expect(await signIn(name, testPassword)).toBe(201);
  });

  it('is not sent if it is too short', async () => {
    const { user, name } = await open();

    await enterPasswords(user, testPassword, 'short');

    expect(section('Password').getByRole('alert').textContent).toBe('Use 8 to 100 characters.');
    expect(await signIn(name, testPassword)).toBe(201);
  });

  it('comes with the username for password managers', async () => {
    const { name } = await open();
    await passwordForm();

    const fields = [...(document.querySelector('form')?.querySelectorAll('input') ?? [])];

    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['username', 'current-password', 'new-password']);
    expect(fields[0]?.value).toBe(name);
  });
});

describe('single keys', () => {
  it('answer no record while they are off, and do so again when they are on', async () => {
    const { user, container } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Single-key shortcuts/ }));
    await user.click(await screen.findByRole('link', { name: 'demo' }));
    await user.click(await screen.findByRole('link', { name: 'reviews' }));
    await screen.findByRole('article');

    await user.keyboard('?');
    await vi.dynamicImportSettled(); // the hint would appear on demand
    const isSilent = screen.queryByRole('dialog') === null;
    container.get(KeyboardSettings).useSingleKeys(true);
    await user.keyboard('?');

    expect(isSilent).toBe(true);
    expect(await screen.findByRole('dialog', { name: 'Keyboard' })).toBeTruthy();
  });
});
