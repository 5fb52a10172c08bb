import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { testContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const username = () => screen.getByLabelText<HTMLInputElement>('Username');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function fail(app: Parameters<typeof testContainer>[0]) {
  const user = await openApp(testContainer(app), '/sign-in');
  await user.type(await screen.findByLabelText('Username'), 'ann');
  await user.type(password(), 'x{Enter}');
  return user;
}

function refusing(status: number, headers: Readonly<Record<string, string>> = {}) {
  const fetch = async (request: Request) =>
    request.url.endsWith('/token') ? Response.json({}, { status, headers }) : server.app.fetch(request);
  return { app: { fetch } };
}

describe('the sign-in form', () => {
  it('accepts values that the browser has filled in without key events', async () => {
    const user = await openApp(testContainer(server), '/sign-in');
    await screen.findByLabelText('Username');
    username().value = 'ann';
    password().value = testPassword;

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('button', { name: 'ann' })).toBeTruthy();
  });

  it('asks for missing values in the language of the interface', async () => {
    const user = await openApp(testContainer(server), '/sign-in');
    await screen.findByLabelText('Username');

    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(username().validationMessage).toBe('This field is required.');
    await user.type(username(), 'ann');

    expect(username().checkValidity()).toBe(true);
  });

  it('marks its inputs for password managers', async () => {
    await openApp(testContainer(server), '/sign-in');
    const form = (await screen.findByLabelText('Username')).closest('form');

    expect(form?.getAttribute('method')).toBe('post');
    expect([username().name, username().autocomplete]).toEqual(['username', 'username']);
    expect([password().name, password().autocomplete]).toEqual(['password', 'current-password']);
  });

  it('keeps the username and asks for the password again after a wrong one', async () => {
    await fail(server);

    await screen.findByText('Wrong username or password. Try again');
    expect(username().value).toBe('ann');
    expect(password().value).toBe('');
    expect(document.activeElement).toBe(password());
  });

  it('clears the error once the user types', async () => {
    const user = await fail(server);
    await screen.findByText('Wrong username or password. Try again');

    await user.type(password(), 'a');

    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it.each([
    [429, { 'retry-after': '45' }, 'Try again in 45 seconds'],
    [429, { 'retry-after': '581' }, 'Try again in 10 minutes'],
    [429, {}, 'Please wait a few seconds before trying again'],
    [500, {}, 'An error occurred, please try again later'],
    [503, {}, 'The server is busy or restarting. Please try again in a moment'],
  ])('explains a %i (%o)', async (status, headers, text) => {
    await fail(refusing(status, headers));

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(text);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('distinguishes an unreachable server from a failing one', async () => {
    const fetch = async (request: Request) => {
      if (request.url.endsWith('/token')) throw new TypeError('Failed to fetch');
      return server.app.fetch(request);
    };

    await fail({ app: { fetch } });

    expect(await screen.findByText('The server cannot be reached. Check your connection')).toBeTruthy();
  });

  it('sends nothing twice while a request runs', async () => {
    const wire = new Wire(server);
    const user = await openApp(testContainer(wire), '/sign-in');
    await user.type(await screen.findByLabelText('Username'), 'ann');

    await user.type(password(), `${testPassword}{Enter}{Enter}`);

    await screen.findByRole('button', { name: 'ann' });
    expect(wire.sent.filter(({ path }) => path === '/token')).toHaveLength(1);
  });
});
