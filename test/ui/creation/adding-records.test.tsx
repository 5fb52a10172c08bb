import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clipboard } from '#application/ports/shared/clipboard.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { pickFile } from '../support/pick-file.ts';

vi.stubGlobal('CSS', { escape: (name: string) => name }); // the names need no escaping

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
afterEach(closeApp);

const pick = async (path: string, name: string, content: string) =>
  pickFile(await signedInContainer(server, 'ada'), path, name, content);

const chosen = async (label: string) => (await screen.findByLabelText<HTMLSelectElement>(label)).value;
const table = 'ref,title,label\nx-1,First,good\nx-2,Second,bad\nx-3,Third,good\n';

async function anOlderDataset(name = 'older', metadata?: object) {
  const call = server.as('ada');
  const { id } = (await call('POST', '/datasets', { name, workspace_id: server.workspaceId, metadata })).body;
  await call('POST', `/datasets/${id}/fields`, {
    name: 'title',
    title: 'Title',
    settings: { type: 'text' },
    required: true,
  });
  await call('POST', `/datasets/${id}/questions`, {
    name: 'why',
    title: 'Why',
    settings: { type: 'text' },
    required: true,
  });
  await call('PUT', `/datasets/${id}/publish`);
  const items = ['x-1', 'x-2'].map((external_id) => ({ external_id, fields: { title: external_id } }));
  await call('POST', `/datasets/${id}/records/bulk`, { items });
  return id as string;
}

describe('adding a file to a dataset', () => {
  it('starts with the stored column mapping, and recognises existing records', async () => {
    const user = await pick('/new', 'kept.csv', table);
    await user.selectOptions(await screen.findByLabelText('Record ID'), 'ref');
    await user.click(screen.getByRole('button', { name: 'Create dataset' }));
    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const id = location.pathname.split('/')[2];
    await waitFor(async () => expect((await server.as('ada')('GET', `/datasets/${id}/progress`)).body.total).toBe(3));
    await closeApp();

    await pick(`/dataset/${id}/add-records`, 'other.csv', `id,${table.replaceAll('\nx-', '\n7,x-')}7,x-4,Fourth,bad\n`);

    expect(await screen.findByText('3 of 4 records already exist')).toBeTruthy();
    expect(await chosen('Record ID')).toBe('ref');
  });

  it('finds the id column if the dataset has no stored mapping', async () => {
    await pick(`/dataset/${await anOlderDataset()}/add-records`, 'a.csv', table);

    expect(await screen.findByText('2 of 3 records already exist')).toBeTruthy();
    expect(await chosen('Record ID')).toBe('ref');
  });
});

describe('adding rows from the hub', () => {
  const mapping = { fields: [{ source: 'text', target: 'title' }], metadata: [], suggestions: [] };
  const origin = { repoId: 'acme/reviews', subset: 'plain', split: 'train', imported: 'UI' };

  async function open(id: string) {
    const container = await signedInContainer(server, 'ada');
    const copied: string[] = [];
    container.rebind(Clipboard).toConstantValue({ copy: async (text) => copied.push(text) > 0 });
    const user = await openApp(container, `/dataset/${id}/add-records`);
    await screen.findByRole('button', { name: 'Choose file' });
    return { user, copied };
  }

  it.each([
    ['all rows', 'ids', { ...mapping, externalId: 'ref' }, 'split="train"', /updated, not duplicated/],
    ['the rows after the first 10,000', 'no ids', mapping, 'split="train[10000:]"', /after the first 10,000/],
  ])('shows a Python snippet without a key, for %s of a dataset with %s', async (_, ids, map, split, note) => {
    const { user, copied } = await open(await anOlderDataset(`of the hub with ${ids}`, { ...origin, mapping: map }));

    const part = within(screen.getByRole('region', { name: 'From the hub, with Python' }));
    await user.click(part.getByRole('button', { name: 'Copy code' }));

    expect(part.getByText(note).textContent).toContain('acme/reviews');
    expect(copied[0]).toContain(`load_dataset("acme/reviews", name="plain", ${split})`);
    expect(copied[0]).toContain(`name="of the hub with ${ids}", workspace="demo"`);
    expect(copied[0]).toContain('"text": "title.field"');
    expect(copied[0]).toContain(`api_url="${location.origin}"`);
    expect(copied[0]).not.toContain('ada.apikey');
  });

  it('is not offered for a dataset that was not imported from the hub', async () => {
    await open(await anOlderDataset('of a file', { mapping, imported: 'UI' }));

    expect(screen.queryByRole('region', { name: /hub/ })).toBeNull();
  });
});
