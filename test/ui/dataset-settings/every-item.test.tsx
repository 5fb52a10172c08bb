import { fireEvent, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signedInContainer } from '../../support/container.ts';
import { testApp } from '../../support/server/app.ts';
import { aDataset } from '../../support/server/world.ts';
import { settingsQuestions } from '../../support/settings-questions.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { item, textsOf } from '../support/settings.ts';

interface Change {
  readonly item: string;
  /** Place at the server, if the item is not with the others of the tab. */
  readonly path?: (id: string) => string;
  readonly make: (form: HTMLElement, user: UserEvent) => Promise<void> | void;
  readonly expected: Record<string, unknown>;
}

interface Tab {
  readonly tab: string;
  /** Reads the item from the server, by name if there are several. */
  readonly path: (id: string) => string;
  readonly changes: readonly Change[];
}

const on = (name: string) => (form: HTMLElement, user: UserEvent) =>
  user.click(within(form).getByRole('switch', { name }));
const write =
  (role: 'textbox' | 'spinbutton' | 'slider', text: string, name?: string) =>
  (form: HTMLElement): void => {
    fireEvent.change(within(form).getByRole(role, name === undefined ? {} : { name }), { target: { value: text } });
  };
const called = (title: string) => write('textbox', title, 'Title');
const describedBy = (text: string) => write('textbox', text, 'Description (Markdown)');

const tabs: readonly Tab[] = [
  {
    tab: 'general',
    path: (id) => `/datasets/${id}`,
    changes: [
      {
        item: 'Guidelines',
        make: write('textbox', '  # Read\n', 'Instructions for annotators'),
        expected: { guidelines: '# Read' },
      },
      {
        item: 'Distribution',
        make: write('spinbutton', '2'),
        expected: { distribution: { strategy: 'overlap', min_submitted: 2 } },
      },
    ],
  },
  {
    tab: 'fields',
    path: (id) => `/datasets/${id}/fields`,
    changes: [
      { item: 'text', make: called('Letter'), expected: { title: 'Letter' } },
      { item: 'text', make: called(' '), expected: { title: 'text' } },
      { item: 'text', make: on('Render as Markdown'), expected: { settings: { type: 'text', use_markdown: true } } },
    ],
  },
  {
    tab: 'questions',
    path: (id) => `/datasets/${id}/questions`,
    changes: [
      { item: 'label', make: called('How is it?'), expected: { title: 'How is it?' } },
      { item: 'label', make: describedBy('*Think*'), expected: { description: '*Think*' } },
      { item: 'label', make: describedBy('  '), expected: { description: null } },
      {
        item: 'label',
        make: write('textbox', 'Fine', 'Text of label good'),
        expected: {
          settings: {
            options: [
              { value: 'good', text: 'Fine' },
              { value: 'bad', text: 'BAD' },
            ],
          },
        },
      },
      {
        item: 'topics',
        make: async (form, user) => {
          within(form).getByRole('button', { name: 'Move A' }).focus();
          await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
        },
        expected: { settings: { options: [{ value: 'b' }, { value: 'a' }, { value: 'c' }, { value: 'd' }] } },
      },
      { item: 'topics', make: write('slider', '3'), expected: { settings: { visible_options: 3 } } },
      { item: 'topics', make: on('Suggestions first'), expected: { settings: { options_order: 'suggestion' } } },
      { item: 'ents', make: on('Allow overlapping spans'), expected: { settings: { allow_overlapping: true } } },
      { item: 'comment', make: on('Render as Markdown'), expected: { settings: { use_markdown: true } } },
    ],
  },
  {
    tab: 'metadata',
    path: (id) => `/me/datasets/${id}/metadata-properties`,
    changes: [
      { item: 'source', make: called('Origin'), expected: { title: 'Origin' } },
      { item: 'source', make: on('Visible to annotators'), expected: { visible_for_annotators: false } },
      {
        item: 'Record metadata',
        path: (id) => `/datasets/${id}`,
        make: on('Allow extra metadata'),
        expected: { allow_extra_metadata: false },
      },
      {
        item: 'small',
        path: (id) => `/datasets/${id}/vectors-settings`,
        make: called('Meaning'),
        expected: { title: 'Meaning' },
      },
    ],
  },
];

const servers = [
  ['our server', () => testApp()],
  ['a server that speaks Argilla only', () => testApp({}, { speaks: 'argilla' })],
] as const;

describe.each(servers)('on %s', (_, makeServer) => {
  let server: Awaited<ReturnType<typeof testApp>>;
  let id: string;

  beforeAll(async () => {
    server = await makeServer();
    const workspaceId = await server.addWorkspace('demo');
    await server.addUser('ada', 'admin', workspaceId);
    ({ id } = await aDataset(server.db, { workspaceId, guidelines: 'Read twice.', questions: settingsQuestions }));
    return () => server.close();
  });
  afterEach(closeApp);

  const onServer = async (path: string, name: string) => {
    const { body } = await server.as('ada')('GET', path);
    return body.items ? body.items.find((each: { readonly name: string }) => each.name === name) : body;
  };
  const button = (form: HTMLElement, name: string) => within(form).getByRole<HTMLButtonElement>('button', { name });

  it.each(tabs)('every input of the tab $tab can be cancelled and saved', async ({ tab, path, changes }) => {
    const user = await openApp(await signedInContainer(server, 'ada'), `/dataset/${id}/settings?tab=${tab}`);

    for (const { item: name, make, expected, path: at = path } of changes) {
      const form = await item(name);
      const before = await onServer(at(id), name);
      await make(form, user);
      await user.click(button(form, 'Cancel'));
      expect(button(form, 'Update').disabled).toBe(true);
      expect(await onServer(at(id), name)).toEqual(before);

      await make(form, user);
      await user.click(button(form, 'Update'));
      await waitFor(async () => expect(await onServer(at(id), name)).toMatchObject(expected));
      await waitFor(() => expect(textsOf(form)).not.toContain('Unsaved changes'));
    }
  });
});
