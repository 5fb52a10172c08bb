import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { FakeLiveEvents } from '../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';
import { names, rows } from '../../support/home.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';

const server = await ourServer();
const send = server.as('olga');
let made = 0;
let name: string;
let id: string;

async function deleteOne(called = `gone ${made++}`) {
  const dataset = await aDataset(server.db, { workspaceId: server.workspaceId, name: called });
  await send('DELETE', `/datasets/${dataset.id}`);
  return { id: dataset.id, name: called };
}
const inTrash = async () => (await send('GET', '/ext/v1/trash')).body.items.map((item: { id: string }) => item.id);

beforeAll(async () => {
  await server.addUser('olga', 'owner');
  await server.addUser('adam', 'admin', server.workspaceId);
});
beforeEach(async () => {
  for (const each of await inTrash()) await send('DELETE', `/ext/v1/trash/${each}`);
  ({ id, name } = await deleteOne());
});
afterEach(closeApp);

const opener = () => screen.findByRole('button', { name: 'Deleted datasets' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Deleted datasets' }));
const row = async (called = name) => {
  const heading = await dialog().findByRole('heading', { name: called });
  return within(heading.closest('li') ?? document.body);
};
const button = async (label: string, called = name) => (await row(called)).getByRole('button', { name: label });

async function openHome(username = 'olga', other: Parameters<typeof signedInContainer>[0] = server) {
  const container = await signedInContainer(other, username);
  container.rebind(LiveEvents).toConstantValue(new FakeLiveEvents());
  return openApp(container);
}
async function openTrash(username = 'olga') {
  const user = await openHome(username);
  await user.click(await opener());
  await screen.findByRole('dialog', { name: 'Deleted datasets' });
  return user;
}

describe('the trash', () => {
  it.each(['olga', 'adam'])(
    'lists datasets to %s, with workspace, who deleted them, and until when they are kept',
    async (username) => {
      await openTrash(username);

      const { getByText } = await row();
      expect(dialog().getByRole('status').textContent).toBe('1 dataset can be restored');
      expect(getByText(/^demo/).closest('p')?.textContent).toBe('demo · 3 records');
      expect(getByText(/^Deleted .* by olga$/).title).toMatch(/\d{4}/);
      expect(getByText(/^Kept until .*\d{4}/)).toBeTruthy();
    },
  );

  it('is not offered to annotators', async () => {
    await openHome('ann');
    await rows();

    expect(screen.queryByRole('button', { name: 'Deleted datasets' })).toBeNull();
  });

  it('is not offered on a server of Argilla', async () => {
    const other = await testApp({}, { speaks: 'argilla' });
    await other.addUser('olga', 'owner');
    await aDataset(other.db, { workspaceId: await other.addWorkspace('team') });

    await openHome('olga', other);
    await rows();

    expect(screen.queryByRole('button', { name: 'Deleted datasets' })).toBeNull();
    await other.close();
  });

  it('restores a dataset to the list, with a notice that opens it', async () => {
    const user = await openTrash();
    expect(await names()).not.toContain(name);

    await user.click(await button('Restore'));

    await waitFor(async () => expect(await names()).toContain(name));
    expect(await inTrash()).toEqual([]);
    expect(await screen.findByText(`${name} has been restored`)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(location.pathname).toBe(`/dataset/${id}/annotation-mode`);
  });

  it('asks for another name if the name of a dataset is taken', async () => {
    await aDataset(server.db, { workspaceId: server.workspaceId, name });
    const user = await openTrash();

    await user.click(await button('Restore'));
    const field = await (await row()).findByLabelText<HTMLInputElement>('New name');
    expect(field.value).toBe(name);
    expect(document.activeElement).toBe(field);
    expect((await row()).getByText(/in this workspace has this name/)).toBeTruthy();
    expect(await inTrash()).toEqual([id]);
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect((await row()).getByText('This field is required.')).toBeTruthy();
    await user.type(field, `${name}{Enter}`);
    expect(await (await row()).findByText(/in this workspace has this name/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, `  ${name} again {Enter}`);

    await waitFor(async () => expect(await names()).toContain(`${name} again`));
    expect((await send('GET', `/datasets/${id}`)).body.name).toBe(`${name} again`);
  });

  it('removes a dataset for good after confirmation', async () => {
    const user = await openTrash();

    await user.click(await button('Delete permanently'));
    const cancel = await button('Cancel');
    expect((await row()).getByText('This cannot be undone.')).toBeTruthy();
    expect(document.activeElement).toBe(cancel);
    await user.click(cancel);
    expect(await inTrash()).toEqual([id]);
    const deletion = await button('Delete permanently');
    expect(document.activeElement).toBe(deletion);
    await user.keyboard('{Enter}');
    await user.click(await button('Delete permanently'));

    await waitFor(async () => expect(await inTrash()).toEqual([]));
    await waitFor(() => expect(dialog().queryByRole('heading', { name })).toBeNull());
  });

  it('moves the focus to the next dataset, and from the last one to the status', async () => {
    const second = await deleteOne();
    const user = await openTrash();

    await user.click(await button('Restore', second.name));
    const restoring = await button('Restore');
    await waitFor(() => expect(document.activeElement).toBe(restoring));
    await user.keyboard('{Enter}');

    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('status')));
    expect(dialog().getByRole('status').textContent).toBe('No deleted datasets');
  });

  it('reloads the list if another user was faster', async () => {
    const second = await deleteOne();
    const user = await openTrash();
    await row();
    await send('DELETE', `/ext/v1/trash/${id}`);

    await user.click(await button('Restore'));

    await waitFor(() => expect(dialog().queryByRole('heading', { name })).toBeNull());
    expect(dialog().getByRole('heading', { name: second.name })).toBeTruthy();
  });

  it('can be retried if loading failed', async () => {
    const { fetch } = server.app;
    const broken = (request: Request) =>
      request.url.endsWith('/trash') ? Response.json({}, { status: 500 }) : fetch(request);
    Object.assign(server.app, { fetch: broken });
    const user = await openTrash();

    expect(await dialog().findByText('The deleted datasets could not be loaded')).toBeTruthy();
    Object.assign(server.app, { fetch });
    await user.click(dialog().getByRole('button', { name: 'Try again' }));

    expect((await row()).getByText(/^Kept until/)).toBeTruthy();
  });

  it('restores the focus when it closes', async () => {
    const user = await openTrash();
    await row();

    await user.click(dialog().getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    const reopener = await opener();
    expect(document.activeElement).toBe(reopener);
  });
});
