import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset, type World } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

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
const item = (name: string) => screen.findByRole('form', { name });
const button = (form: HTMLElement, name: string) => within(form).getByRole<HTMLButtonElement>('button', { name });
const patches = () => wire.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

/** Of each kind one item, how it is changed, and what is sent then. */
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
    control: 'What annotators are to keep to',
    was: 'Read twice.',
    sent: { guidelines: 'New' },
    path: /^\/datasets\/[^/]+$/,
  },
  {
    tab: 'general',
    name: 'Distribution',
    control: 'Submitted responses a record needs',
    role: 'spinbutton',
    was: '1',
    now: '3',
    sent: { distribution: { strategy: 'overlap', min_submitted: 3 } },
    path: /^\/datasets\/[^/]+$/,
  },
  {
    tab: 'general',
    name: 'Metadata of records',
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
    tab: 'vector',
    name: 'small',
    control: 'Title',
    was: 'Small',
    sent: { title: 'New' },
    path: /^\/vectors-settings\//,
  },
];

describe.each(kinds)(
  'an item of the tab $tab',
  ({ tab, name, control, role = 'textbox', was, now = 'New', sent, path }) => {
    const box = (form: HTMLElement) => within(form).getByRole<HTMLInputElement>(role, { name: control });
    const valueIn = (form: HTMLElement) => (role === 'switch' ? `${box(form).checked}` : box(form).value);
    const change = async () => {
      const user = await open(tab);
      const form = await item(name);
      if (role === 'switch') await user.click(box(form));
      else {
        await user.clear(box(form));
        await user.type(box(form), now);
      }
      return { user, form };
    };

    it('rests until it is changed', async () => {
      await open(tab);

      const form = await item(name);

      expect(valueIn(form)).toBe(was);
      expect(button(form, 'Update').disabled).toBe(true);
      expect(button(form, 'Cancel').disabled).toBe(true);
    });

    it('is sent as it was written, and rests again', async () => {
      const { user, form } = await change();
      expect(form.textContent).toContain('Changes not saved');

      await user.click(button(form, 'Update'));

      await screen.findByText('Saved');
      expect(patches()).toEqual([expect.objectContaining(sent)]);
      expect(button(form, 'Update').disabled).toBe(true);
      expect(form.textContent).not.toContain('Changes not saved');
    });

    it('is again what it was when it is cancelled', async () => {
      const { user, form } = await change();

      await user.click(button(form, 'Cancel'));

      expect(valueIn(form)).toBe(was);
      expect(patches()).toEqual([]);
    });

    it.each([
      [422, { detail: 'That will not do.' }, 'That will not do.'],
      [403, {}, 'You are not allowed to do this'],
      [404, {}, 'Could not find the requested resource'],
      [500, {}, 'An error occurred, please try again later'],
    ])('is again what it was when the server refuses with %i, and says why', async (status, body, reason) => {
      const { user, form } = await change();
      wire.answer(path, status, body);

      await user.click(button(form, 'Update'));

      const note = await within(form).findByRole('alert');
      expect(note.textContent).toContain(reason);
      expect(valueIn(form)).toBe(was);
      await user.click(button(note, 'Put the change back'));
      expect(valueIn(form)).toBe(now);
      wire.recover();
      await user.click(button(form, 'Update'));
      await screen.findByText('Saved');
    });

    it('is again what it was when the server cannot be reached', async () => {
      const { user, form } = await change();
      wire.cut(path);

      await user.click(button(form, 'Update'));

      const note = await within(form).findByRole('alert');
      expect(note.textContent).toContain('The server cannot be reached');
      expect(valueIn(form)).toBe(was);
    });

    it('can be made again what it was after it was saved', async () => {
      const { user, form } = await change();
      await user.click(button(form, 'Update'));

      await user.click(await screen.findByRole('button', { name: 'Undo' }));

      await waitFor(() => expect(patches()).toHaveLength(2));
      expect(valueIn(form)).toBe(was);
    });
  },
);

it('keeps what is changed elsewhere when the server refuses', async () => {
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
