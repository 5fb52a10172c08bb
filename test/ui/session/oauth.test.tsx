import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OtherWindow } from '#application/ports/session/other-window.ts';
import { TokenStore } from '#application/ports/session/token-store.ts';
import { Preferences } from '#application/ports/shared/preferences.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

async function aWire(...names: readonly string[]) {
  const wire = new Wire(server);
  wire.answer(/^\/oauth2\/providers$/, 200, { items: names.map((name) => ({ name })) });
  const token = (await signedInContainer(server, 'ann')).get(TokenStore).read();
  wire.answer(/\/access-token/, 200, { access_token: token, token_type: 'bearer' });
  localStorage.clear();
  return wire;
}

const buttons = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('oauth2'));

describe('the providers on the sign-in page', () => {
  it('have a button each, and the hub its own', async () => {
    await openApp(testContainer(await aWire('huggingface', 'keycloak')), '/sign-in');

    await screen.findByText('Sign in with Hugging Face');
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Sign in with Hugging Face',
      'Sign in with Keycloak',
    ]);
    expect(screen.getByText(/No account yet\?/)).toBeTruthy();
  });

  it('get the query of the page', async () => {
    await openApp(testContainer(await aWire('company')), '/sign-in?ui_locales=de');

    const link = await screen.findByRole('link', { name: 'Sign in with Company' });

    expect(link.getAttribute('href')).toBe('http://test/api/v1/oauth2/providers/company/authentication?ui_locales=de');
    expect(link.getAttribute('target')).toBeNull();
  });

  it.each([
    ['there are none', 200, { items: [] }],
    ['they cannot be asked for', 500, {}],
  ])('are not shown where %s', async (_, status, body) => {
    const wire = new Wire(server);
    wire.answer(/^\/oauth2\/providers$/, status, body);
    await openApp(testContainer(wire), '/sign-in');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(buttons()).toEqual([]);
    expect(screen.queryByText('or')).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

describe('the callback of a provider', () => {
  it('signs in, passes the query on once, and opens home', async () => {
    const wire = await aWire('company');

    await openApp(testContainer(wire), '/oauth/company/callback?code=1&state=2');

    expect(await screen.findByRole('button', { name: 'ann' })).toBeTruthy();
    expect(location.pathname).toBe('/');
    expect(wire.sent.map(({ path }) => path).filter((path) => path.includes('access-token'))).toEqual([
      '/oauth2/providers/company/access-token?code=1&state=2',
    ]);
  });

  it('leads to the remembered page', async () => {
    const container = testContainer(await aWire('company'));
    const path = `/dataset/${server.dataset.id}/annotation-mode?status=draft`;
    container.get(Preferences).write('auth.redirectTo', path);

    await openApp(container, '/oauth/company/callback?code=1&state=2');

    expect(await screen.findByText('There are no draft records to review')).toBeTruthy();
    expect(container.get(Preferences).read('auth.redirectTo')).toBeUndefined();
  });

  it('leaves the waiting page to continue, and opens home if it is gone', async () => {
    const container = testContainer(await aWire('company'));
    const window = container.get(OtherWindow);
    window.close = () => undefined; // the browser refuses to close it
    container.get(Preferences).write('auth.inPlace', 'true');

    await openApp(container, '/oauth/company/callback?code=1&state=2');

    expect(await screen.findByText('You are signed in. You can close this window.')).toBeTruthy();
    expect(container.get(TokenStore).read()).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Datasets' }).getAttribute('href')).toBe('/');
    expect(container.get(Preferences).read('auth.inPlace')).toBeUndefined();
  });

  it('clears the mark of a waiting page if the user starts on the sign-in page', async () => {
    const container = testContainer(await aWire('company'));
    container.get(Preferences).write('auth.inPlace', 'true');

    await openApp(container, '/sign-in');

    await waitFor(() => expect(container.get(Preferences).read('auth.inPlace')).toBeUndefined());
  });

  it.each([
    [422, { detail: "'state' parameter does not match" }, '', 'Could not sign in with Company. Please try again'],
    [422, { code: 'oauth_name_taken' }, '', /Another account has this username/],
    [422, { detail: 'refused' }, '&error=access_denied', 'Signing in with Company was cancelled'],
    [404, { detail: "OAuth Provider 'company' not found" }, '', 'This server does not support signing in with Company'],
    [502, {}, '', /Company did not respond as expected/],
  ])('that fails (%s, %o) says why and leads to the sign-in page', async (status, body, query, text) => {
    const wire = await aWire('company');
    wire.answer(/\/access-token/, status, body);

    await openApp(testContainer(wire), `/oauth/company/callback?state=2${query}`);

    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(location.pathname).toBe('/sign-in');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('without a provider in the path shows an error page', async () => {
    await openApp(testContainer(server), '/oauth/callback?code=1&state=2');

    expect(await screen.findByText(/sign-in provider is unknown/)).toBeTruthy();
  });

  it('without a query is redirected', async () => {
    const wire = await aWire('company');

    await openApp(testContainer(wire), '/oauth/company/callback');

    expect(await screen.findByLabelText('Username')).toBeTruthy();
    expect(wire.sent.some(({ path }) => path.includes('access-token'))).toBe(false);
  });
});
