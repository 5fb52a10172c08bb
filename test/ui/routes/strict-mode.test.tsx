import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer, testContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { record, saved } from '../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('otto', 'owner');
});
afterEach(closeApp);

const id = '{id}';
const dataset = `/dataset/${id}`;
const open = async (path: string, client: Wire | typeof server = server) =>
  openApp(await signedInContainer(client, 'otto'), path.replace(id, server.dataset.id), undefined, StrictMode);

describe('React’s strict mode, which renders and mounts everything twice', () => {
  it.each([
    ['/', 'link', /reviews/],
    [`${dataset}/annotation-mode`, 'article', 'Record 1'],
    [`${dataset}/settings`, 'heading', 'reviews'],
    [`${dataset}/add-records`, 'link', 'reviews'],
    ['/new', 'button', 'Start from scratch'],
    ['/stanfordnlp%2Fimdb', 'heading', 'stanfordnlp/imdb'],
    ['/people', 'heading', 'otto'],
    ['/user-settings', 'region', 'Password'],
  ])('shows the page at %s: the %s %s', async (path, role, name) => {
    await open(path);

    expect(await screen.findByRole(role, { name })).toBeTruthy();
  });

  it('shows the sign-in page', async () => {
    await openApp(testContainer(server), '/', undefined, StrictMode);

    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy();
  });

  it('sends an answer once, also after leaving the screen and returning', async () => {
    const wire = new Wire(server);
    const user = await open('/', wire);
    await user.click(await screen.findByRole('link', { name: /reviews/ }));
    await record();
    history.back();
    await user.click(await screen.findByRole('link', { name: /reviews/ }));
    await record();

    await user.keyboard('{Backspace}');

    await saved();
    await waitFor(() => expect(wire.saves).toMatchObject([{ body: { status: 'discarded' } }]));
  });
});
