import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('otto', 'owner');
});
afterEach(closeApp);

const settings = () => `/dataset/${server.dataset.id}/settings`;

async function open(path: string, username = 'ann', features: readonly string[] = []) {
  const wire = new Wire(server);
  wire.answer(/^\/settings$/, 200, { argilla: {}, postil: { features } });
  const user = await openApp(await signedInContainer(wire, username), path);
  await screen.findByRole('button', { name: username });
  return user;
}

describe('the breadcrumbs', () => {
  const crumbs = () => within(screen.getByRole('navigation', { name: 'You are here' }));

  it('are home, the workspace, the dataset and the page', async () => {
    await open(settings());
    await crumbs().findByText('reviews');

    const texts = crumbs().getAllByRole('listitem');

    expect(texts.map(({ textContent }) => textContent)).toEqual(['Datasets', 'demo', 'reviews', 'Settings']);
    expect(crumbs().getByText('Settings').getAttribute('aria-current')).toBe('page');
  });

  it.each([
    ['Datasets', () => '/', 'Datasets'],
    ['demo', () => `/?workspaces=${encodeURIComponent('["demo"]')}`, 'Datasets'],
    ['reviews', () => `/dataset/${server.dataset.id}/annotation-mode`, 'reviews'],
  ])('lead to the page of %s', async (name, path, heading) => {
    const user = await open(settings());

    await user.click(await crumbs().findByRole('link', { name }));

    await screen.findByRole('heading', { level: 1, name: heading });
    await waitFor(() => expect(location.pathname + location.search).toBe(path()));
  });
});

describe('the skip link', () => {
  const dataset = () => `/dataset/${server.dataset.id}`;

  it.each([
    ['/', () => '/', 'Datasets'],
    ['/new', () => '/new', 'New dataset'],
    ['/stanfordnlp%2Fimdb', () => '/stanfordnlp%2Fimdb', 'stanfordnlp/imdb'],
    ['/dataset/…/annotation-mode', () => `${dataset()}/annotation-mode`, 'reviews'],
    ['/dataset/…/settings', () => `${dataset()}/settings`, 'reviews'],
    ['/user-settings', () => '/user-settings', 'Your settings'],
  ])('moves the focus to the content on %s', async (_, path, heading) => {
    const user = await open(path(), 'otto');
    await screen.findByRole('heading', { level: 1, name: heading });

    screen.getByRole('button', { name: 'Skip to content' }).focus();
    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('the user menu', () => {
  const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('value');

  it('opens with an arrow key, and moves the focus in a circle', async () => {
    const user = await open('/');
    screen.getByRole('button', { name: 'ann' }).focus();

    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Your settings');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('system');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('en');
    await user.keyboard('{End}');
    expect(focused()).toBe('Sign out');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Your settings');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sign out');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Your settings');
  });

  it('opens at its last item with the arrow up', async () => {
    const user = await open('/');
    screen.getByRole('button', { name: 'ann' }).focus();

    await user.keyboard('{ArrowUp}');

    expect(focused()).toBe('Sign out');
  });

  it('closes on Escape, and restores the focus', async () => {
    const user = await open('/');
    const opener = screen.getByRole('button', { name: 'ann' });
    await user.click(opener);
    await user.keyboard('{ArrowDown}');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('link', { name: 'Your settings' })).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the version', async () => {
    const user = await open('/');

    await user.click(screen.getByRole('button', { name: 'ann' }));

    expect(screen.getByText(/^Postil \d+\.\d+\.\d+/)).toBeTruthy();
  });

  it.each([
    ['otto', ['people'], true],
    ['otto', [], false],
    ['ann', ['people'], false],
  ] as const)('leads %s of a server that can %j to people: %s', async (username, features, leads) => {
    const user = await open('/', username, features);

    await user.click(screen.getByRole('button', { name: username }));

    await waitFor(() => expect(screen.queryByRole('link', { name: 'People' }) !== null).toBe(leads));
  });
});

describe('the avatar', () => {
  it('is the first two letters of the name, small in the header and medium in the menu', async () => {
    const user = await open('/');
    await user.click(screen.getByRole('button', { name: 'ann' }));

    const avatars = [...document.querySelectorAll<HTMLElement>('[data-initials=AN]')];

    expect(avatars.map(({ dataset }) => dataset.size)).toEqual(['small', 'medium']);
  });
});
