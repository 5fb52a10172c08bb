import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { names } from '../support/home.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const byName = '/?sort={"by":"name","order":"asc"}';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('owner', 'owner');
  const odd = await server.addWorkspace('a, b & "c"');
  const empty = await server.addWorkspace('other');
  for (const [name, workspace_id] of [
    ['Crème', odd],
    ['papers', odd],
    ['news', empty],
  ])
    await server.as('owner')('POST', '/datasets', { name, workspace_id });
});
afterEach(closeApp);

const openHome = async (path: string) => openApp(await signedInContainer(server, 'owner'), path);
const search = () => screen.getByRole('searchbox', { name: 'Search by name' });
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const opener = () => screen.getByRole('button', { name: /workspace/i, expanded: false });

describe('the filter by workspaces', () => {
  it('shows the datasets of several workspaces, and keeps them in the address', async () => {
    const user = await openHome(byName);
    expect(await names()).toEqual(['Crème', 'news', 'papers', 'reviews']);

    await user.click(opener());
    await user.click(await screen.findByRole('checkbox', { name: 'a, b & "c" 2' }));
    expect(await names()).toEqual(['Crème', 'papers']);
    await user.click(screen.getByRole('checkbox', { name: 'demo 1' }));

    expect(await names()).toEqual(['Crème', 'papers', 'reviews']);
    expect(query().workspaces).toBe('["a, b & \\"c\\"","demo"]');
    await user.click(screen.getByRole('button', { name: 'Show all workspaces' }));
    expect(await names()).toHaveLength(4);
  });

  it('searches workspaces, and moves through them with the arrow keys', async () => {
    const user = await openHome(byName);
    await names();

    await user.click(opener());
    const find = await screen.findByRole('searchbox', { name: 'Find workspace' });
    expect(document.activeElement).toBe(find);
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(query().workspaces).toBe('["demo"]');
    await user.keyboard('{ArrowUp}{ArrowUp}oth');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await user.keyboard('x');
    expect(screen.getByText('No matching workspaces')).toBeTruthy();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox', { name: 'Find workspace' })).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('reads addresses of Argilla', async () => {
    await openHome('/?workspaces=other,demo');

    expect((await names()).toSorted()).toEqual(['news', 'reviews']);
  });
});

describe('the search for a name', () => {
  it('is focused by /, matches parts without accents, and is cleared by Escape', async () => {
    const user = await openHome(byName);
    await names();

    await user.keyboard('/creme');
    expect(document.activeElement).toBe(search());
    expect(await names()).toEqual(['Crème']);
    expect(screen.getByText('1 dataset found')).toBeTruthy();
    expect(query().search).toBe('{"text":"creme"}');

    await user.keyboard('{Escape}');
    expect(await names()).toHaveLength(4);
    expect(search()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(search());
  });

  it('types a / in a text', async () => {
    const user = await openHome(byName);
    await names();

    await user.type(search(), 'a/b');

    expect(search()).toHaveProperty('value', 'a/b');
  });

  it('without a match shows 0 datasets found, and a button that clears the filters', async () => {
    const user = await openHome('/?search=nothing&workspaces=demo');
    expect(await screen.findByText('0 datasets found')).toBeTruthy();

    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);

    expect(await names()).toHaveLength(4);
    expect(query()).toEqual({});
  });
});

describe('the order of datasets', () => {
  it('can be chosen and reversed, and is kept in the address', async () => {
    const user = await openHome('/');
    expect(await names()).toHaveLength(4);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    expect(await names()).toEqual(['reviews', 'papers', 'news', 'Crème']);
    await user.click(screen.getByRole('button', { name: 'Sorted descending; switch to ascending' }));

    expect(await names()).toEqual(['Crème', 'news', 'papers', 'reviews']);
    expect(query().sort).toBe('{"by":"name","order":"asc"}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Created');
    expect(await names()).toEqual(['reviews', 'Crème', 'papers', 'news']);
  });
});

describe('going back in the history', () => {
  it('restores the previous filters', async () => {
    const user = await openHome(byName);
    await names();
    await user.type(search(), 'papers');
    expect(await names()).toEqual(['papers']);

    act(() => history.back());
    await waitFor(async () => expect(await names()).toHaveLength(4));
    expect(search()).toHaveProperty('value', '');
    act(() => history.forward());

    await waitFor(async () => expect(await names()).toEqual(['papers']));
    expect(search()).toHaveProperty('value', 'papers');
  });

  it('the home crumb clears all filters', async () => {
    const user = await openHome('/?workspaces=demo&search=rev');
    expect(await names()).toEqual(['reviews']);

    const crumbs = within(screen.getByRole('navigation'));
    await user.click(crumbs.getByRole('link', { name: 'Datasets' }));

    expect(await names()).toHaveLength(4);
    expect(location.search).toBe('');
  });
});
