import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import type { World } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf, item, textsOf } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
await server.addUser('bob', 'admin');
let dataset: World;
let wire: Wire;

beforeEach(async () => {
  dataset = await aDatasetOf(server);
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async (tab: string) =>
  openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=${tab}`);
const title = async (name: string) =>
  within(await item(name)).findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const questionNamed = async (name: string) => {
  const { body } = await server.as('ada')('GET', `/datasets/${dataset.id}/questions`);
  return body.items.find((each: { name: string }) => each.name === name);
};
const changedByOthers = async (name: string, body: object) =>
  server.as('ada')('PATCH', `/questions/${(await questionNamed(name)).id}`, body);
const patches = () => wire.sent.filter(({ method }) => method === 'PATCH');

describe('two admins who change the same item', () => {
  it('see the other change before saving, and keep their own', async () => {
    const user = await open('questions');
    await user.type(await title('comment'), '!');
    await changedByOthers('comment', { description: 'Theirs' });
    const form = await item('comment');

    await user.click(within(form).getByRole('button', { name: 'Update' }));

    expect(await within(form).findByText('Description (Markdown)', { exact: false })).toBeTruthy();
    await within(form).findByText('Description: updated to their version');
    expect(patches()).toEqual([]);
    expect((await title('comment')).value).toBe('Comment!');
    await user.click(within(form).getByRole('button', { name: 'Update' }));
    await waitFor(async () =>
      expect(await questionNamed('comment')).toMatchObject({ title: 'Comment!', description: 'Theirs' }),
    );
    expect(within(form).queryByText('Description: updated to their version')).toBeNull();
  });

  it('see the other value of the same input', async () => {
    const user = await open('questions');
    await user.type(await title('comment'), '!');
    await changedByOthers('comment', { title: 'Theirs' });
    const form = await item('comment');

    await user.click(within(form).getByRole('button', { name: 'Update' }));

    await within(form).findByText(/Title: both of you changed it/);
    expect(within(form).getByText('Theirs')).toBeTruthy();
    expect((await title('comment')).value).toBe('Comment!');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect((await title('comment')).value).toBe('Theirs');
  });

  it('see that the item was deleted', async () => {
    const user = await open('metadata');
    await user.type(await title('source'), '!');
    const { body } = await server.as('ada')('GET', `/me/datasets/${dataset.id}/metadata-properties`);
    await server.as('ada')('DELETE', `/metadata-properties/${body.items[0].id}`);
    const form = await item('source');

    await user.click(within(form).getByRole('button', { name: 'Update' }));

    expect((await within(form).findByRole('alert')).textContent).toContain('Someone else has deleted this');
    expect((await title('source')).value).toBe('Source!');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'source' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Metadata');
  });

  it('see the labels that the other admin saved', async () => {
    const user = await open('questions');
    const text = await within(await item('label')).findByRole('textbox', { name: 'Text of label negative' });
    await user.type(text, '!');
    const { settings } = await questionNamed('label');
    const options = settings.options.map((option: object, at: number) => ({ ...option, text: `Theirs ${at}` }));
    await changedByOthers('label', { settings: { type: settings.type, options } });
    const form = await item('label');

    await user.click(within(form).getByRole('button', { name: 'Update' }));

    await within(form).findByText(/Labels: both of you changed it/);
    expect(within(form).getByText('Theirs 0, Theirs 1, and Theirs 2')).toBeTruthy();
  });

  it('see that the other admin removed the value', async () => {
    await changedByOthers('comment', { description: 'Ours' });
    const user = await open('questions');
    const form = await item('comment');
    await user.type(within(form).getByRole('textbox', { name: /Description/ }), '!');
    await changedByOthers('comment', { description: null });

    await user.click(within(form).getByRole('button', { name: 'Update' }));

    await within(form).findByText('Description: both of you changed it. Yours is kept here.');
  });
});

describe('leaving the page with unsaved changes', () => {
  it('shows a notice that leads back to the changed tab', async () => {
    const user = await open('questions');
    await user.type(await title('comment'), '!');
    await user.click(screen.getByRole('tab', { name: 'General' }));

    await user.click(screen.getByRole('link', { name: 'Open dataset' }));
    await screen.findByRole('article');
    const notice = (await screen.findByText(/1 change is not saved/)).closest('li') as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Go to changes' }));

    expect((await title('comment')).value).toBe('Comment!');
    expect(location.search).toBe('?tab=questions');
    expect(textsOf(await item('comment'))).toContain('Unsaved changes');
  });

  it('removes the notice once the user has returned', async () => {
    const user = await open('questions');
    await user.type(await title('comment'), '!');
    await user.click(screen.getByRole('link', { name: 'Open dataset' }));
    await screen.findByText(/1 change is not saved/);

    act(() => history.back());

    expect((await title('comment')).value).toBe('Comment!');
    await waitFor(() => expect(screen.queryByText(/1 change is not saved/)).toBeNull());
  });

  it('shows no notice without changes', async () => {
    const user = await open('questions');
    await item('comment');

    await user.click(screen.getByRole('link', { name: 'Open dataset' }));
    await screen.findByRole('article');

    expect(screen.queryByText(/not saved/)).toBeNull();
  });
});

describe('the tabs', () => {
  it('follow the subjects, and keep the selected one in the address', async () => {
    const user = await open('nonsense');

    const tabs = (await screen.findAllByRole('tab')).map(({ textContent }) => textContent);
    expect(tabs).toEqual(['General', 'Fields', 'Questions', 'Metadata', 'Danger zone']);
    await user.click(screen.getByRole('tab', { name: 'Metadata' }));

    expect(location.search).toBe('?tab=metadata');
    expect(screen.getByRole('tab', { name: 'Metadata' }).getAttribute('aria-selected')).toBe('true');
  });

  it('mark unsaved changes', async () => {
    const user = await open('questions');
    await user.type(await title('comment'), '!');

    await user.click(screen.getByRole('tab', { name: 'Fields' }));

    expect(screen.getByRole('tab', { name: 'Questions, Unsaved changes' })).toBeTruthy();
  });

  it('show the first vector below the metadata once it is added', async () => {
    dataset = await aDatasetOf(server, { vectors: [] });
    const user = await open('metadata');
    await user.click(await screen.findByRole('button', { name: 'Add vector' }));
    const form = await item('Add vector');

    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'meaning');
    await user.type(within(form).getByRole('spinbutton', { name: 'Dimensions' }), '3{Enter}');

    expect((await item('meaning')).textContent).toContain('3 dimensions');
  });

  it('add a property, unless its name is taken', async () => {
    const user = await open('metadata');
    await user.click(await screen.findByRole('button', { name: 'Add metadata property' }));
    const form = await item('Add metadata property');

    await user.type(within(form).getByRole('textbox', { name: 'Name' }), 'source');
    expect(within(form).getByText('This name already exists.')).toBeTruthy();
    await user.type(within(form).getByRole('textbox', { name: 'Name' }), '2');
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Type' }), 'integer');
    await user.click(within(form).getByRole('button', { name: 'Add' }));

    expect((await item('source2')).textContent).toContain('Integer');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Add metadata property'));
  });
});

describe('deleting a dataset', () => {
  const begin = async () => {
    dataset = await aDatasetOf(server, { name: `letters ${crypto.randomUUID()}` });
    const user = await open('danger-zone');
    await user.click(await screen.findByRole('button', { name: 'Delete dataset' }));
    expect(
      await within(await screen.findByRole('dialog')).findByText(/^Records and answers are deleted too/),
    ).toBeTruthy();
    const dialog = await screen.findByRole('dialog');
    const name = (await server.as('ada')('GET', `/datasets/${dataset.id}`)).body.name as string;
    return {
      user,
      dialog,
      name,
      confirm: within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete dataset' }),
    };
  };

  it('requires the name of the dataset, and leads home', async () => {
    const { user, dialog, name, confirm } = await begin();
    expect(confirm.disabled).toBe(true);

    await user.type(within(dialog).getByRole('textbox'), name);
    await user.click(confirm);

    await screen.findByText(`“${name}” deleted`, { exact: false });
    expect(location.pathname).toBe('/');
    expect((await server.as('ada')('GET', `/datasets/${dataset.id}`)).status).toBe(404);
  });

  it('removes its notice once the dataset is restored', async () => {
    const { user, dialog, name, confirm } = await begin();
    await user.type(within(dialog).getByRole('textbox'), name);
    await user.click(confirm);
    await screen.findByText(`“${name}” deleted`, { exact: false });
    await user.click(await screen.findByRole('button', { name: 'Deleted datasets' }));
    const trash = within(await screen.findByRole('dialog', { name: 'Deleted datasets' }));
    const row = (await trash.findByRole('heading', { name })).closest('li');

    await user.click(within(row ?? document.body).getByRole('button', { name: 'Restore' }));

    await screen.findByText(`${name} has been restored`);
    expect(screen.queryByText(`“${name}” deleted`, { exact: false })).toBeNull();
  });

  it.each([204, 500])('reports that it failed when the server answers %i', async (status) => {
    const { user, dialog, name, confirm } = await begin();
    wire.answer(/^\/datasets\/[^/]+$/, status);

    await user.type(within(dialog).getByRole('textbox'), name);
    await user.click(confirm);

    const alert = within(dialog).getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('The dataset was not deleted.'));
    expect(location.pathname).toContain('/settings');
  });
});

it('is refused to an admin of other workspaces', async () => {
  await openApp(await signedInContainer(server, 'bob'), `/dataset/${dataset.id}/settings`);

  expect(await screen.findByText(/not a member of the workspace of this dataset/)).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});
