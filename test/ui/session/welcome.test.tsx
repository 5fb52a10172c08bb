import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { testPassword } from '../../support/server/app.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

const space = { space_title: 'Film reviews', space_author_name: 'cinema-club', space_id: 'cinema-club/films' };

function hosted(huggingface: object = space, providers: readonly string[] = ['huggingface', 'company']) {
  const wire = new Wire(server);
  wire.answer(/^\/settings$/, 200, { argilla: {}, huggingface });
  wire.answer(/^\/oauth2\/providers$/, 200, { items: providers.map((name) => ({ name })) });
  return wire;
}

describe('the welcome page of a hosted space', () => {
  it('is the first page for signing in, and names the space and its owner', async () => {
    await openApp(testContainer(hosted()), '/');

    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Film reviews' })).toBeTruthy();
    expect(screen.getByText('A Space by cinema-club')).toBeTruthy();
    expect(location.pathname).toBe('/welcome-hf-sign-in');
  });

  it('leads to the hub, with the query it was opened with', async () => {
    await openApp(testContainer(hosted()), '/welcome-hf-sign-in?ui_locales=de');

    const hub = await screen.findByRole('link', { name: 'Sign in with Hugging Face' });

    expect(hub.getAttribute('href')).toBe(
      'http://test/api/v1/oauth2/providers/huggingface/authentication?ui_locales=de',
    );
  });

  it('leads to the form for a username, keeping the query', async () => {
    const user = await openApp(testContainer(hosted()), '/welcome-hf-sign-in?ui_locales=de');

    await user.click(await screen.findByRole('link', { name: 'Sign in with a username' }));

    const username = await screen.findByLabelText('Username');
    await waitFor(() => expect(document.activeElement).toBe(username));
    await user.type(username, 'ann');
    expect(location.pathname + location.search).toBe('/sign-in?ui_locales=de');
    await user.type(screen.getByLabelText('Password'), `${testPassword}{Enter}`);
    expect(await screen.findByRole('button', { name: 'ann' })).toBeTruthy();
  });

  it('redirects to the form if the hub is no provider', async () => {
    await openApp(testContainer(hosted(space, ['company'])), '/welcome-hf-sign-in');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
  });

  it('names a space without a title by its id, without an unknown owner', async () => {
    await openApp(testContainer(hosted({ space_id: 'cinema-club/films' })), '/');

    expect(await screen.findByRole('heading', { name: 'Welcome to cinema-club/films' })).toBeTruthy();
    expect(screen.queryByText(/A Space by/)).toBeNull();
  });

  it('redirects if the product is not hosted', async () => {
    await openApp(testContainer(server), '/welcome-hf-sign-in');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
  });

  it('redirects signed-in users', async () => {
    await openApp(await signedInContainer(hosted(), 'ann'), '/welcome-hf-sign-in');

    expect(await screen.findByRole('button', { name: 'ann' })).toBeTruthy();
    expect(location.pathname).toBe('/');
  });
});
