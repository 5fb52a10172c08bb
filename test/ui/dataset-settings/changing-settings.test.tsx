import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset, type World } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { item, textsOf } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
let count = 0;
let dataset: World;
let wire: Wire;

beforeEach(async () => {
  count += 1;
  const { workspaceId } = server;
  dataset = await aDataset(server.db, { workspaceId, name: `settings ${count}`, guidelines: 'Read twice.' });
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async (tab: string) =>
  openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=${tab}`);
const button = (form: HTMLElement, name: string) => within(form).getByRole<HTMLButtonElement>('button', { name });
const patches = () => wire.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

interface Kind {
  readonly tab: string;
  readonly name: string;
  readonly control: string;
  readonly role?: 'spinbutton' | 'switch';
  readonly was: string;
  readonly now?: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly path: RegExp;
}

const kinds: readonly Kind[] = [
  {
    tab: 'general',
    name: 'Guidelines',
    control: 'Instructions for annotators',
    was: 'Read twice.',
    sent: { guidelines: 'New' },
    path: /^\/datasets\/[^/]+$/,
  },
  {
    tab: 'general',
    name: 'Distribution',
    control: 'Responses required per record',
    role: 'spinbutton',
    was: '1',
    now: '3',
    sent: { distribution: { strategy: 'overlap', min_submitted: 3 } },
    path: /^\/datasets\/[^/]+$/,
  },
  {
    tab: 'metadata',
    name: 'Record metadata',
    control: 'Allow extra metadata',
    role: 'switch',
    was: 'true',
    now: 'false',
    sent: { allow_extra_metadata: false },
    path: /^\/datasets\/[^/]+$/,
  },
  { tab: 'fields', name: 'text', control: 'Title', was: 'Text', sent: { title: 'New' }, path: /^\/fields\// },
  {
    tab: 'questions',
    name: 'comment',
    control: 'Title',
    was: 'Comment',
    sent: { title: 'New' },
    path: /^\/questions\//,
  },
  {
    tab: 'metadata',
    name: 'source',
    control: 'Title',
    was: 'Source',
    sent: { title: 'New' },
    path: /^\/metadata-properties\//,
  },
  {
    tab: 'metadata',
    name: 'small',
    control: 'Title',
    was: 'Small',
    sent: { title: 'New' },
    path: /^\/vectors-settings\//,
  },
];

function control({ control: name, role, now = 'New' }: Kind) {
  const box = (form: HTMLElement) => within(form).getByRole<HTMLInputElement>(role ?? 'textbox', { name });
  return {
    valueIn: (form: HTMLElement) => (role === 'switch' ? `${box(form).checked}` : box(form).value),
    change: async (form: HTMLElement, user: UserEvent) => {
      if (role === 'switch') return user.click(box(form));
      await user.clear(box(form));
      await user.type(box(form), now);
    },
  };
}

async function changed(kind: Kind) {
  const user = await open(kind.tab);
  const form = await item(kind.name);
  await control(kind).change(form, user);
  return { user, form };
}

const rests = (form: HTMLElement) => ['Update', 'Cancel'].every((name) => button(form, name).disabled);

describe.each(kinds)('an item of the tab $tab', (kind) => {
  const { was, now = 'New', sent, path } = kind;
  const { valueIn, change } = control(kind);

  it('disables its buttons until it is changed, and after cancelling', async () => {
    const user = await open(kind.tab);
    const form = await item(kind.name);
    expect([valueIn(form), rests(form)]).toEqual([was, true]);

    await change(form, user);
    expect(rests(form)).toBe(false);
    await user.click(button(form, 'Cancel'));

    expect([valueIn(form), rests(form)]).toEqual([was, true]);
    expect(patches()).toEqual([]);
  });

  it('sends the change, disables its buttons, and can be undone after saving', async () => {
    const { user, form } = await changed(kind);
    expect(textsOf(form)).toContain('Unsaved changes');

    await user.click(button(form, 'Update'));

    await screen.findByText('Saved');
    expect(patches()).toEqual([expect.objectContaining(sent)]);
    expect(rests(form)).toBe(true);
    expect(textsOf(form)).not.toContain('Unsaved changes');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(valueIn(form)).toBe(was);
  });

  it('reverts a change that the server rejects, and says why', async () => {
    const { user, form } = await changed(kind);
    wire.answer(path, 422, { detail: 'That will not do.' });

    await user.click(button(form, 'Update'));

    const note = await within(form).findByRole('alert');
    expect(note.textContent).toContain('That will not do.');
    expect(valueIn(form)).toBe(was);
    await user.click(button(note, 'Reapply change'));
    expect(valueIn(form)).toBe(now);
    wire.recover();
    await user.click(button(form, 'Update'));
    await screen.findByText('Saved');
  });
});

describe('the name of a dataset', () => {
  async function renamed() {
    const user = await open('general');
    const form = await item('Name');
    const box = within(form).getByRole<HTMLInputElement>('textbox', { name: 'Dataset name' });
    expect(box.value).toBe(`settings ${count}`);
    await user.clear(box);
    await user.type(box, `renamed ${count}`);
    return { user, form, box };
  }

  it('updates everywhere once saved, and can be undone', async () => {
    const { user, form, box } = await renamed();

    await user.click(button(form, 'Update'));

    await screen.findByText('Saved');
    expect(patches()).toEqual([{ name: `renamed ${count}` }]);
    await waitFor(() => expect(document.title).toContain(`renamed ${count}`));
    expect(screen.getByRole('link', { name: `renamed ${count}` })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.title).toContain(`settings ${count}`));
    expect(box.value).toBe(`settings ${count}`);
  });

  it('reports a name that is taken at the input only', async () => {
    const { user, form } = await renamed();
    await aDataset(server.db, { workspaceId: server.workspaceId, name: `renamed ${count}` });

    await user.click(button(form, 'Update'));

    const note = await within(form).findByRole('alert');
    expect(note.textContent).toContain('Another dataset in this workspace has this name');
    expect(screen.queryByText(/has changed this/)).toBeNull();
  });

  it('cannot be changed if the server cannot rename', async () => {
    wire.answer(/^\/settings$/, 200, { argilla: { share_your_progress_enabled: false } });
    await open('general');

    await item('Guidelines');

    expect(screen.queryByRole('form', { name: 'Name' })).toBeNull();
  });
});

describe.each(kinds.filter(({ tab }) => tab === 'questions'))('a change of an item of the tab $tab', (kind) => {
  it.each([
    [403, 'You are not allowed to do this'],
    [404, 'Could not find the requested resource'],
    [500, 'An error occurred, please try again later'],
    ['no answer', 'The server cannot be reached'],
  ])('is reverted after %s, with the reason', async (status, reason) => {
    const { user, form } = await changed(kind);
    if (typeof status === 'number') wire.answer(kind.path, status);
    else wire.cut(kind.path);

    await user.click(button(form, 'Update'));

    expect((await within(form).findByRole('alert')).textContent).toContain(reason);
    expect(control(kind).valueIn(form)).toBe(kind.was);
  });
});

it('keeps changes of other items when the server rejects it', async () => {
  const user = await open('questions');
  const title = async (name: string) =>
    within(await item(name)).findByRole<HTMLInputElement>('textbox', { name: 'Title' });
  await user.type(await title('comment'), '!');
  await user.click(screen.getByRole('tab', { name: /^Fields/ }));
  await user.type(await title('text'), '!');
  wire.answer(/^\/fields\//, 500);
  await user.click(button(await item('text'), 'Update'));
  await within(await item('text')).findByRole('alert');

  await user.click(screen.getByRole('tab', { name: /^Questions/ }));

  expect((await title('comment')).value).toBe('Comment!');
  expect(button(await item('comment'), 'Update').disabled).toBe(false);
});
