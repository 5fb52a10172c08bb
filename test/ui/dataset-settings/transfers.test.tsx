import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf, item } from '../support/settings.ts';

const server = await ourServer();
const ada = await server.addUser('ada', 'admin', server.workspaceId);
await server.addUser('bea', 'admin', server.workspaceId);
await server.addUser('olga', 'owner');
const other = await server.addWorkspace('other');
await server.as('olga')('POST', `/workspaces/${other}/users`, { user_id: ada.id });
const send = server.as('olga');
let dataset: World;
let name: string;
let wire: Wire;

beforeEach(async () => {
  name = `letters ${crypto.randomUUID()}`;
  dataset = await aDatasetOf(server, { name });
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async (tab: string, username = 'ada') =>
  openApp(await signedInContainer(wire, username), `/dataset/${dataset.id}/settings?tab=${tab}`);

const press = async (tab: string, button: string, username?: string) => {
  const user = await open(tab, username);
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, confirm: (text: string) => user.click(within(dialog).getByRole('button', { name: text })) };
};

describe('moving a dataset in its settings', () => {
  const begin = (username?: string) => press('danger-zone', 'Move to another workspace', username);

  it('shows before who loses access, and what stays', async () => {
    await server.as('ann')('POST', `/records/${dataset.records[0]?.id}/responses`, {
      status: 'submitted',
      values: { label: { value: 'positive' } },
    });
    const { dialog, confirm } = await begin();
    await within(dialog).findByText('ann and bea');
    expect(dialog.textContent).toContain('Their 1 answer stays in the dataset.');

    await confirm('Move dataset');

    await screen.findByText(`“${name}” is now in the workspace other`);
    expect(await screen.findAllByRole('link', { name: 'other' })).toHaveLength(2);
    expect((await send('GET', `/datasets/${dataset.id}`)).body.workspace_id).toBe(other);
    expect((await server.as('ann')('GET', `/datasets/${dataset.id}`)).status).toBe(403);
  });

  it('waits for a choice among several workspaces', async () => {
    await server.addWorkspace(`third ${name}`);
    const { user, dialog } = await begin('olga');
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Move dataset' });
    const choice = await within(dialog).findByRole('option', { name: `third ${name}` });
    expect(button.disabled).toBe(true);

    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Workspace' }), choice);

    await within(dialog).findByText('These users lose access:');
    expect(button.disabled).toBe(false);
  });

  it('is not possible for an admin who leads no other workspace', async () => {
    const { dialog } = await begin('bea');

    await within(dialog).findByText('You do not manage any other workspace.');

    expect(within(dialog).queryByRole('button', { name: 'Move dataset' })).toBeNull();
  });

  it('says that the other workspace has a dataset of this name', async () => {
    await aDataset(server.db, { workspaceId: other, name });
    const { dialog, confirm } = await begin();
    await within(dialog).findByText('ann and bea');

    await confirm('Move dataset');

    await within(dialog).findByText('Another dataset in this workspace has this name');
    expect((await send('GET', `/datasets/${dataset.id}`)).body.workspace_id).toBe(server.workspaceId);
  });

  it('closes the settings of an admin who loses access, and keeps the unsaved changes on the screen', async () => {
    const user = await open('general', 'bea');
    const form = within(await item('Guidelines'));
    await user.type(form.getByRole('textbox', { name: 'Instructions for annotators' }), 'Mine');
    await send('POST', `/ext/v1/datasets/${dataset.id}/move`, { workspace_id: other });

    await user.click(form.getByRole('button', { name: 'Update' }));

    await within(await item('Guidelines')).findByText('Not saved. Your change was reverted.');
    expect(form.getByRole('button', { name: 'Reapply change' })).toBeTruthy();
  });
});

describe('duplicating a dataset in its settings', () => {
  const begin = () => press('general', 'Duplicate dataset');
  const named = async (wanted: string) =>
    (await send('GET', `/me/datasets?name=${encodeURIComponent(wanted)}`)).body.items[0];
  const totalOf = async (id: string) => (await send('GET', `/datasets/${id}/progress`)).body.total;

  it('copies the records, and opens the settings of the copy', async () => {
    const { dialog, confirm } = await begin();
    await within(dialog).findByRole('radio', { name: 'Settings and 3 records', checked: true });

    await confirm('Duplicate');

    expect(await screen.findByRole('heading', { level: 1, name: `${name} (copy)` })).toBeTruthy();
    const copy = await named(`${name} (copy)`);
    expect(location.pathname).toBe(`/dataset/${copy.id}/settings`);
    expect([copy.workspace_id, await totalOf(copy.id)]).toEqual([server.workspaceId, 3]);
  });

  it('copies only the settings, into another workspace and under another name', async () => {
    const { user, dialog, confirm } = await begin();
    const box = within(dialog).getByRole('textbox', { name: 'Dataset name' });
    await user.clear(box);
    await user.type(box, `${name} again`);
    await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Workspace' }), 'other');
    await user.click(within(dialog).getByRole('radio', { name: 'Settings only' }));

    await confirm('Duplicate');

    await screen.findByText(`“${name} again” created`);
    const copy = await named(`${name} again`);
    expect([copy.workspace_id, await totalOf(copy.id)]).toEqual([other, 0]);
  });

  it('needs a free name', async () => {
    const { user, dialog, confirm } = await begin();
    const box = within(dialog).getByRole('textbox', { name: 'Dataset name' });
    await user.clear(box);
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Duplicate' }).disabled).toBe(true);
    await user.type(box, name);

    await confirm('Duplicate');

    await within(dialog).findByText('Another dataset in this workspace has this name');
    await user.type(box, '!');
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe(''));
  });
});

it('offers neither on a server that speaks Argilla only', async () => {
  const argilla = await testApp({}, { speaks: 'argilla' });
  const workspaceId = await argilla.addWorkspace('team');
  await argilla.addUser('ada', 'admin', workspaceId);
  const { id } = await aDataset(argilla.db, { workspaceId });
  const user = await openApp(await signedInContainer(argilla, 'ada'), `/dataset/${id}/settings`);
  await item('Guidelines');

  expect(screen.queryByRole('button', { name: 'Duplicate dataset' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Danger zone' }));

  expect(screen.queryByRole('button', { name: 'Move to another workspace' })).toBeNull();
  await argilla.close();
});

describe('moving a dataset to a workspace with the same members', () => {
  it('says that answers stay if everyone keeps access', async () => {
    const all = await server.addWorkspace(`all ${name}`);
    onTestFinished(async () => expect((await send('DELETE', `/workspaces/${all}`)).status).toBe(200));
    const { items } = (await send('GET', `/workspaces/${server.workspaceId}/users`)).body;
    for (const { id } of items) await send('POST', `/workspaces/${all}/users`, { user_id: id });
    const { user, dialog } = await press('danger-zone', 'Move to another workspace', 'olga');

    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: 'Workspace' }),
      await within(dialog).findByRole('option', { name: `all ${name}` }),
    );

    await within(dialog).findByText('No annotator or admin loses access. All answers stay.');
  });
});
