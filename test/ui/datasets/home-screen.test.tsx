import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { FakeLiveEvents } from '../../support/browser/fake-live-events.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testApp } from '../../support/server/app.ts';
import { aDataset } from '../../support/server/world.ts';
import { names, rows } from '../support/home.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
beforeAll(async () => {
  const otherId = await server.addWorkspace('research');
  await server.addUser('owner', 'owner');
  await server.addUser('ben', 'annotator', otherId);
  await server.addUser('eve', 'annotator');
  await aDataset(server.db, { workspaceId: otherId, name: 'papers', records: 1200 });
});
afterEach(closeApp);

const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };

async function openHome(username: string, path = '/') {
  const container = await signedInContainer(server, username);
  const live = new FakeLiveEvents();
  container.rebind(LiveEvents).toConstantValue(live);
  return { live, user: await openApp(container, path) };
}

describe('home', () => {
  it.each([
    ['ann', 'reviews', 'demo'],
    ['ben', 'papers', 'research'],
  ])('lists to %s only %s, with its workspace %s', async (username, dataset, workspace) => {
    await openHome(username);

    await screen.findByRole('link', { name: dataset });
    expect(await rows()).toHaveLength(1);
    expect((await rows())[0]?.textContent).toContain(workspace);
  });

  it('shows types, progress, size and update time of a dataset', async () => {
    await openHome('ben');
    const [row] = await rows();
    const papers = within(row ?? document.body);

    const fields = within(papers.getByRole('list', { name: 'Fields' }));
    const questions = within(papers.getByRole('list', { name: 'Questions' }));
    expect(fields.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Text']);
    expect(questions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free text',
      'Label',
      'Labels',
      'Rating',
      'Ranking',
      'Spans',
    ]);
    expect(papers.getByRole('progressbar', { name: 'Completed' })).toHaveProperty('value', 0);
    expect(papers.getByText('0 %')).toBeTruthy();
    expect(papers.getByText('1.2K records')).toHaveProperty('title', '1,200');
    expect(papers.getByText(/Updated/).closest('time')?.title).not.toBe('');
  });

  it('tells the user to start, then to continue, with their share and the last answer', async () => {
    const world = await testApp();
    onTestFinished(() => world.close());
    const workspaceId = await world.addWorkspace('demo');
    await world.addUser('ann', 'annotator', workspaceId);
    await world.addUser('ben', 'annotator', workspaceId);
    const { records } = await aDataset(world.db, { workspaceId, name: 'reviews', records: 2 });
    await openApp(await signedInContainer(world, 'ben'));
    const start = await screen.findByRole('link', { name: 'Start', description: 'reviews' });
    expect(start.getAttribute('href')).toBe(screen.getByRole('link', { name: 'reviews' }).getAttribute('href'));
    expect(screen.getByText('You: 0 of 2')).toBeTruthy();
    await closeApp();

    await world.as('ben')('POST', `/records/${records[0]?.id}/responses`, answer);
    await openApp(await signedInContainer(world, 'ben'));

    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByText('You: 1 of 2')).toBeTruthy();
    expect(screen.getByText(/^You answered/)).toBeTruthy();
    await closeApp();

    await openApp(await signedInContainer(world, 'ann'));

    expect(await screen.findByText(/^ben answered/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy();
    await closeApp();
  });

  it('opens a dataset that leaves nothing to do', async () => {
    const world = await testApp();
    onTestFinished(() => world.close());
    const workspaceId = await world.addWorkspace('demo');
    await world.addUser('ann', 'annotator', workspaceId);
    await aDataset(world.db, { workspaceId, name: 'empty', records: 0 });

    await openApp(await signedInContainer(world, 'ann'));

    expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy();
    expect(screen.queryByText(/^You:/)).toBeNull();
    await closeApp();
  });

  it('links to the settings for owners, not for annotators', async () => {
    await openHome('ann');
    await rows();
    expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull();
    await closeApp();

    await openHome('owner');
    await rows();

    expect(screen.getAllByRole('link', { name: 'Settings' })[0]?.getAttribute('href')).toMatch(/\/settings$/);
  });

  it('loads the list with a single request', async () => {
    const container = await signedInContainer(server, 'owner');
    const asked: string[] = [];
    const { fetch } = server.app;
    Object.assign(server.app, {
      fetch: (request: Request) => {
        asked.push(new URL(request.url).pathname);
        return fetch(request);
      },
    });

    await openApp(container);
    await rows();
    Object.assign(server.app, { fetch });

    expect(asked.filter((path) => /datasets|workspaces/.test(path))).toEqual(['/api/ext/v1/datasets']);
  });
});

describe('an open list of datasets', () => {
  it('updates a changed dataset in its position', async () => {
    const { live } = await openHome('owner');
    expect(await names()).toEqual(['papers', 'reviews']);
    const [record] = server.dataset.records;
    await server.as('ann')('POST', `/records/${record?.id}/responses`, answer);

    act(() => live.tell({ kind: 'dataset', datasetId: server.dataset.id }));

    expect(await screen.findByText('33.33 %')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Contributors' }).textContent).toContain('ann');
    expect(await names()).toEqual(['papers', 'reviews']);
  });

  it('removes a deleted dataset, and focuses the next one', async () => {
    const { id } = await aDataset(server.db, { workspaceId: server.workspaceId, name: 'passing' });
    const { live } = await openHome('ann', '/?sort={"by":"name","order":"asc"}');
    expect(await names()).toEqual(['passing', 'reviews']);
    screen.getByRole('link', { name: 'passing' }).focus();
    await server.as('owner')('DELETE', `/datasets/${id}`);

    act(() => live.tell({ kind: 'dataset', datasetId: id }));

    await waitFor(async () => expect(await names()).toEqual(['reviews']));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'reviews' }));
  });

  it('adds new datasets', async () => {
    const { live } = await openHome('ann');
    expect(await names()).toEqual(['reviews']);
    const { id } = await aDataset(server.db, { workspaceId: server.workspaceId, name: 'brand new' });

    act(() => live.tell({ kind: 'datasets' }));

    expect(await screen.findByRole('link', { name: 'brand new' })).toBeTruthy();
    await server.as('owner')('DELETE', `/datasets/${id}`);
  });

  it('adds an unknown dataset when the server reports its change', async () => {
    const { live } = await openHome('ann');
    expect(await names()).toEqual(['reviews']);
    const { id } = await aDataset(server.db, { workspaceId: server.workspaceId, name: 'just created' });

    act(() => live.tell({ kind: 'dataset', datasetId: id }));

    expect(await screen.findByRole('link', { name: 'just created' })).toBeTruthy();
    await server.as('owner')('DELETE', `/datasets/${id}`);
  });

  it('moves the focus to the first row with an arrow key while no control has it', async () => {
    const { user } = await openHome('owner', '/?sort={"by":"name","order":"asc"}');
    await rows();

    await user.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(screen.getAllByRole('heading', { level: 2 })[0]?.querySelector('a'));
  });

  it('leaves arrow keys to the control that has the focus', async () => {
    const { user } = await openHome('owner', '/?sort={"by":"name","order":"asc"}');
    await rows();
    const search = screen.getByRole('searchbox');
    search.focus();

    await user.keyboard('{ArrowDown}');

    expect(document.activeElement).toBe(search);
  });

  it('moves the focus between rows with the arrow keys', async () => {
    const { user } = await openHome('owner', '/?sort={"by":"name","order":"asc"}');
    await rows();
    screen.getByRole('link', { name: 'papers' }).focus();

    for (const [key, name] of [
      ['{ArrowDown}', 'reviews'],
      ['{ArrowDown}', 'reviews'],
      ['{ArrowUp}', 'papers'],
      ['{End}', 'reviews'],
      ['{Home}', 'papers'],
    ] as const) {
      await user.keyboard(key);
      expect(document.activeElement).toBe(screen.getByRole('link', { name }));
    }
  });
});

describe('home without a dataset', () => {
  it('tells an annotator to ask an admin', async () => {
    await openHome('eve');

    expect(await screen.findByText('0 datasets found')).toBeTruthy();
    expect(screen.getByText(/Ask an administrator/)).toBeTruthy();
  });

  it('tells admins how to create one', async () => {
    const empty = await testApp();
    await empty.addUser('boss', 'admin');

    await openApp(await signedInContainer(empty, 'boss'));

    expect(await screen.findByText('0 datasets found')).toBeTruthy();
    expect(screen.getByText(/Argilla Python SDK/)).toBeTruthy();
    await closeApp();
    await empty.close();
  });
});

describe('home on a server of Argilla', () => {
  it('loads the details of each row', async () => {
    const elsewhere = await testApp({}, { speaks: 'argilla' });
    const workspaceId = await elsewhere.addWorkspace('demo');
    await elsewhere.addUser('ann', 'annotator', workspaceId);
    await aDataset(elsewhere.db, { workspaceId, name: 'reviews', records: 4 });

    await openApp(await signedInContainer(elsewhere, 'ann'));

    expect(await screen.findByText('4 records')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Questions' }).children).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Start' })).toBeTruthy();
    expect(screen.queryByText(/^You:/)).toBeNull();
    await closeApp();
    await elsewhere.close();
  });
});
