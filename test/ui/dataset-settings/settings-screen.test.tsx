import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

const server = await ourServer();
afterEach(closeApp);

beforeAll(async () => {
  await server.addUser('ada', 'admin', server.workspaceId);
  await server.addUser('olga', 'owner');
});

const open = async (id: string, username = 'ann') =>
  openApp(await signedInContainer(server, username), `/dataset/${id}/settings`);

it('shows an annotator the name, the workspace, the responses a record needs and the guidelines', async () => {
  const { workspaceId } = server;
  const { id } = await aDataset(server.db, {
    workspaceId,
    name: 'letters',
    guidelines: 'Read twice.',
    distribution: { strategy: 'overlap', min_submitted: 3 },
  });

  await open(id);

  expect(await screen.findByRole('heading', { level: 1, name: 'letters' })).toBeTruthy();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual(['demo', '3']);
  expect(screen.getByRole('region', { name: 'Guidelines' }).textContent).toContain('Read twice.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('loads only the dataset for an annotator', async () => {
  const wire = new Wire(server);
  const container = await signedInContainer(wire, 'ann');

  await openApp(container, `/dataset/${server.dataset.id}/settings`);

  await screen.findByRole('heading', { level: 1, name: 'reviews' });
  const { id } = server.dataset;
  expect(wire.sent.filter(({ path }) => path.includes(id)).map(({ path }) => path)).toEqual([`/datasets/${id}`]);
});

it.each([
  ['ada', true],
  ['olga', true],
  ['ann', false],
])('lets %s add records: %s', async (username, may) => {
  await open(server.dataset.id, username);

  await screen.findByRole('link', { name: 'Open dataset' });
  if (may) await screen.findByRole('tab', { name: 'Danger zone' });
  expect(screen.queryByRole('link', { name: 'Add records' }) !== null).toBe(may);
});

it('leads to the records', async () => {
  const user = await open(server.dataset.id);

  await user.click(await screen.findByRole('link', { name: 'Open dataset' }));

  expect(await screen.findByRole('article')).toBeTruthy();
  expect(location.pathname).toBe(`/dataset/${server.dataset.id}/annotation-mode`);
});
