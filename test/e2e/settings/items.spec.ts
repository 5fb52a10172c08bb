import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/postil.ts';
import {
  aSettled,
  cancel,
  goToTab,
  item,
  kinds,
  openSettings,
  press,
  save,
  title,
  update,
} from '../support/settings/settled.ts';

/** Something in an item that is changed, and what the server then says. */
interface Change {
  readonly what: string;
  readonly item: string;
  readonly make: (form: Locator, page: Page) => Promise<void>;
  readonly of: { readonly name?: string; readonly path: (id: string) => string };
  readonly expected: Record<string, unknown>;
}

const on = (name: string) => async (form: Locator) => form.getByRole('switch', { name }).click();
const write = (label: string, text: string) => async (form: Locator) =>
  form.getByRole('textbox', { name: label, exact: true }).fill(text);
const { guidelines, field, question, property, vector } = kinds;

const changes: Readonly<Record<string, readonly Change[]>> = {
  general: [
    {
      what: 'guidelines',
      item: 'Guidelines',
      make: write('What annotators are to keep to', '  # Read\n'),
      of: guidelines,
      expected: { guidelines: '# Read' },
    },
    {
      what: 'least submitted',
      item: 'Distribution',
      make: async (form) => form.getByRole('spinbutton').fill('2'),
      of: guidelines,
      expected: { distribution: { strategy: 'overlap', min_submitted: 2 } },
    },
    {
      what: 'extra metadata',
      item: 'Metadata of records',
      make: on('Allow extra metadata'),
      of: guidelines,
      expected: { allow_extra_metadata: false },
    },
  ],
  fields: [
    {
      what: 'title',
      item: 'text',
      make: write('Title', 'Letter'),
      of: { ...field, name: 'text' },
      expected: { title: 'Letter' },
    },
    {
      what: 'no title',
      item: 'text',
      make: write('Title', ' '),
      of: { ...field, name: 'text' },
      expected: { title: 'text' },
    },
    {
      what: 'markdown',
      item: 'text',
      make: on('Show as Markdown'),
      of: { ...field, name: 'text' },
      expected: { settings: { type: 'text', use_markdown: true } },
    },
  ],
  questions: [
    {
      what: 'title',
      item: 'label',
      make: write('Title', 'How is it?'),
      of: { ...question, name: 'label' },
      expected: { title: 'How is it?' },
    },
    {
      what: 'description',
      item: 'label',
      make: write('Description (Markdown)', '*Think*'),
      of: { ...question, name: 'label' },
      expected: { description: '*Think*' },
    },
    {
      what: 'no description',
      item: 'label',
      make: write('Description (Markdown)', '  '),
      of: { ...question, name: 'label' },
      expected: { description: null },
    },
    {
      what: 'text of a label',
      item: 'label',
      make: write('Text of the label good', 'Fine'),
      of: { ...question, name: 'label' },
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
      what: 'order of labels',
      item: 'topics',
      make: async (form) => form.getByRole('button', { name: 'Move A', exact: true }).press('Alt+ArrowDown'),
      of: { ...question, name: 'topics' },
      expected: { settings: { options: [{ value: 'b' }, { value: 'a' }, { value: 'c' }, { value: 'd' }] } },
    },
    {
      what: 'visible labels',
      item: 'topics',
      make: async (form) => form.getByRole('slider').fill('3'),
      of: { ...question, name: 'topics' },
      expected: { settings: { visible_options: 3 } },
    },
    {
      what: 'suggestions first',
      item: 'topics',
      make: on('Suggestions first'),
      of: { ...question, name: 'topics' },
      expected: { settings: { options_order: 'suggestion' } },
    },
    {
      what: 'overlapping',
      item: 'ents',
      make: on('Spans may overlap'),
      of: { ...question, name: 'ents' },
      expected: { settings: { allow_overlapping: true } },
    },
    {
      what: 'markdown',
      item: 'comment',
      make: on('Show as Markdown'),
      of: { ...question, name: 'comment' },
      expected: { settings: { use_markdown: true } },
    },
  ],
  metadata: [
    {
      what: 'title',
      item: 'source',
      make: write('Title', 'Origin'),
      of: { ...property, name: 'source' },
      expected: { title: 'Origin' },
    },
    {
      what: 'visibility',
      item: 'source',
      make: on('Visible to annotators'),
      of: { ...property, name: 'source' },
      expected: { visible_for_annotators: false },
    },
  ],
  vector: [
    {
      what: 'title',
      item: 'small',
      make: write('Title', 'Meaning'),
      of: { ...vector, name: 'small' },
      expected: { title: 'Meaning' },
    },
  ],
};

test('each thing is cancelled as if it had never been changed, and saved as it was changed', {
  tag: '@argilla',
}, async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'items');
  const onServer = async ({ name, path }: Change['of']) =>
    name === undefined
      ? await settled.send<object>('GET', `/${path(settled.id)}`)
      : (await settled.listed<{ readonly name: string }>(path(settled.id))).find((each) => each.name === name);
  await openSettings(page, settled, 'general');

  for (const [tab, all] of Object.entries(changes)) {
    await goToTab(page, tab);
    for (const { what, item: name, make, of, expected } of all)
      await test.step(`${tab}: ${what}`, async () => {
        const before = await onServer(of);
        await make(item(page, name), page);
        await cancel(page, name).click();
        await expect(update(page, name)).toBeDisabled();
        expect(await onServer(of)).toEqual(before);

        await make(item(page, name), page);
        await save(page, name);
        expect(await onServer(of)).toMatchObject(expected);
      });
  }
  await settled.send('DELETE', `/datasets/${settled.id}`);
});

const controls: Readonly<Record<keyof typeof kinds, readonly [(form: Locator) => Locator, string, RegExp]>> = {
  guidelines: [(form) => form.getByRole('textbox'), 'Other', /\/v1\/datasets\/[^/]+$/],
  distribution: [(form) => form.getByRole('spinbutton'), '3', /\/v1\/datasets\/[^/]+$/],
  extraMetadata: [(form) => form.getByRole('switch'), '', /\/v1\/datasets\/[^/]+$/],
  field: [(form) => form.getByRole('textbox', { name: 'Title' }), 'Other', /\/v1\/fields\//],
  question: [(form) => form.getByRole('textbox', { name: 'Title' }), 'Other', /\/v1\/questions\//],
  property: [(form) => form.getByRole('textbox', { name: 'Title' }), 'Other', /\/v1\/metadata-properties\//],
  vector: [(form) => form.getByRole('textbox', { name: 'Title' }), 'Other', /\/v1\/vectors-settings\//],
};

const stateOf = async (control: Locator) =>
  (await control.getAttribute('role')) === 'switch' ? control.isChecked() : control.inputValue();

test('whatever the server says against a change, it is as it was, and nothing else is lost', {
  tag: '@argilla',
}, async ({ page, baseURL }) => {
  const settled = await aSettled(baseURL, 'refused');
  await openSettings(page, settled, 'questions');
  await title(page, 'comment').fill('Not saved yet');

  for (const [kind, [find, text, path]] of Object.entries(controls)) {
    const { tab, item: name } = kinds[kind as keyof typeof kinds];
    await goToTab(page, tab);
    const control = find(item(page, name));
    const before = await stateOf(control);
    for (const answer of [422, 403, 404, 500, 'offline'] as const)
      await test.step(`${kind}: ${answer}`, async () => {
        await page.route(path, async (route) => {
          if (route.request().method() !== 'PATCH') return route.fallback();
          if (answer === 'offline') return route.abort('internetdisconnected');
          return route.fulfill({ status: answer, json: { detail: `No: ${answer}` } });
        });
        await (text === '' ? control.click() : control.fill(text));
        await press(update(page, name)); // a notice of the answer before may come over it
        const note = item(page, name).getByRole('alert').filter({ hasText: 'Not saved' });
        await expect(note).toContainText(answer === 'offline' ? 'The server cannot be reached' : `No: ${answer}`);
        expect(await stateOf(control)).toBe(before);
        await page.unroute(path);
      });

    await press(item(page, name).getByRole('button', { name: 'Put the change back' }));
    expect(await stateOf(control)).not.toBe(before);
    await save(page, name);
  }
  await goToTab(page, 'questions');
  await expect(title(page, 'comment')).toHaveValue('Not saved yet');
  await settled.send('DELETE', `/datasets/${settled.id}`);
});
