import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import type { World } from '../../support/server/world.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf, item } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
let dataset: World;
let wire: Wire;

beforeEach(async () => {
  dataset = await aDatasetOf(server);
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async (tab: string) =>
  openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=${tab}`);
const patches = () => wire.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('a switch', () => {
  it.each([
    ['general', 'Time per answer', 'Measure active time', { postil: { measures_time: true } }],
    ['metadata', 'Record metadata', 'Allow extra metadata', { allow_extra_metadata: false }],
    ['fields', 'text', 'Render as Markdown', { settings: { type: 'text', use_markdown: true } }],
    ['questions', 'comment', 'Render as Markdown', { settings: { type: 'text', use_markdown: true } }],
    [
      'questions',
      'topics',
      'Suggestions first',
      { settings: expect.objectContaining({ options_order: 'suggestion' }) },
    ],
    ['metadata', 'source', 'Visible to annotators', { visible_for_annotators: false }],
  ])('saves its state: %s, %s, %s', async (tab, name, label, sent) => {
    const user = await open(tab);
    const form = await item(name);

    await user.click(within(form).getByRole('switch', { name: label }));
    await user.click(within(form).getByRole('button', { name: 'Update' }));

    await waitFor(() => expect(patches()).toEqual([expect.objectContaining(sent)]));
  });

  it('cannot switch off overlapping spans once saved', async () => {
    await open('questions');

    const control = within(await item('ents')).getByRole<HTMLInputElement>('switch', {
      name: 'Allow overlapping spans',
    });

    expect(control.checked).toBe(true);
    expect(control.disabled).toBe(true);
  });
});

describe('suggestions for annotators', () => {
  it('are hidden for a question, or shown on a share of the records, and undone', async () => {
    const user = await open('questions');
    const form = await item('topics');
    const shown = await within(form).findByRole('combobox', { name: 'Suggestions for annotators' });

    await user.selectOptions(shown, 'Shown on a share of the records');
    const share = within(form).getByRole<HTMLInputElement>('spinbutton', { name: 'Share of the records, in percent' });
    expect(share.value).toBe('50');
    await user.clear(share);
    expect(within(form).getByText('This field is required.')).toBeTruthy();
    await user.type(share, '20');
    await user.click(within(form).getByRole('button', { name: 'Update' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() =>
      expect(patches()).toEqual([
        expect.objectContaining({ postil: { suggestions_shown: 'on_share', share: 0.2 } }),
        expect.objectContaining({ postil: { suggestions_shown: 'always' } }),
      ]),
    );
  });
});

describe('the number of answers that a record needs', () => {
  it('is sent as a number', async () => {
    const user = await open('general');
    const form = await item('Distribution');
    const box = within(form).getByRole('spinbutton');

    await user.clear(box);
    expect(within(form).getByText('This field is required.')).toBeTruthy();
    await user.type(box, '3{Enter}');

    await waitFor(() => expect(patches()).toEqual([{ distribution: { strategy: 'overlap', min_submitted: 3 } }]));
  });

  it('cannot be changed once there are responses, and says why', async () => {
    const { body } = await server.as('ada')('GET', `/datasets/${dataset.id}/records`);
    await server.as('ada')('POST', `/records/${body.items[0].id}/responses`, {
      status: 'submitted',
      values: { label: { value: 'neutral' } },
    });

    await open('general');

    const form = await item('Distribution');
    expect(within(form).getByRole<HTMLInputElement>('spinbutton').disabled).toBe(true);
    expect(form.textContent).toContain('The distribution cannot be changed once there are responses');
  });

  it('is reverted if another user has answered before it was saved', async () => {
    const user = await open('general');
    const form = await item('Distribution');
    const box = within(form).getByRole<HTMLInputElement>('spinbutton');
    wire.answer(/^\/datasets\/[^/]+$/, 422, { code: 'update_distribution_with_existing_responses', message: 'no' });

    await user.clear(box);
    await user.type(box, '3{Enter}');

    expect((await within(form).findByRole('alert')).textContent).toContain('once there are responses');
    expect(box.value).toBe('1');
  });
});

describe('the number of labels that are visible at first', () => {
  it('can be chosen only for more than three labels', async () => {
    await open('questions');

    expect(within(await item('topics')).getByRole('slider', { name: 'Labels shown before “more”' })).toBeTruthy();
    expect(within(await item('label')).queryByRole('slider')).toBeNull();
  });

  it('is saved only after it was chosen', async () => {
    const user = await open('questions');
    const form = await item('topics');
    await user.type(within(form).getByRole('textbox', { name: 'Title' }), '?{Enter}');
    await screen.findByText('Saved');
    expect(patches()).toHaveLength(1);
    expect(patches()[0]).not.toHaveProperty('settings.visible_options');

    fireEvent.change(within(form).getByRole('slider'), { target: { value: '3' } });
    await user.click(within(form).getByRole('button', { name: 'Update' }));

    await waitFor(() => expect(patches()[1]).toMatchObject({ settings: { visible_options: 3 } }));
  });
});

describe('the keys of an item', () => {
  it('undo and redo typed text word by word', async () => {
    const user = await open('questions');
    const box = within(await item('comment')).getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await user.type(box, ' or two');

    await user.keyboard('{Control>}z{/Control}');
    expect(box.value).toBe('Comment or');
    await user.keyboard('{Control>}z{/Control}');
    expect(box.value).toBe('Comment');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');

    expect(box.value).toBe('Comment or');
  });

  it('undo the text of a label word by word', async () => {
    const user = await open('questions');
    const form = within(await item('label'));
    const box = form.getByRole<HTMLInputElement>('textbox', { name: 'Text of label neutral' });
    const before = box.value;
    await user.type(box, ' or two');

    await user.keyboard('{Control>}z{/Control}');

    expect(box.value).toBe(`${before} or`);
  });

  it('undo the text of a template word by word', async () => {
    const ada = server.as('ada');
    const { body } = await ada('POST', '/datasets', { name: crypto.randomUUID(), workspace_id: server.workspaceId });
    const settings = { type: 'custom', template: 'One' };
    await ada('POST', `/datasets/${body.id}/fields`, { name: 'card', title: 'Card', settings });
    const user = await openApp(await signedInContainer(wire, 'ada'), `/dataset/${body.id}/settings?tab=fields`);
    const box = within(await item('card')).getByRole<HTMLTextAreaElement>('textbox', { name: 'Template' });
    await user.type(box, ' or two');

    await user.keyboard('{Control>}z{/Control}');
    expect(box.value).toBe('One or');
    await user.keyboard('{Control>}z{/Control}');

    expect(box.value).toBe('One');
  });

  it('save only the item that has the focus', async () => {
    const user = await open('questions');
    await user.type(within(await item('label')).getByRole('textbox', { name: 'Title' }), '!');
    await user.type(within(await item('comment')).getByRole('textbox', { name: 'Title' }), '?');

    await user.keyboard('{Control>}s{/Control}');

    await screen.findByText('Saved');
    expect(patches()).toEqual([expect.objectContaining({ title: 'Comment?' })]);
  });

  it('save the whole tab if no item has the focus', async () => {
    const user = await open('questions');
    await user.type(within(await item('label')).getByRole('textbox', { name: 'Title' }), '!');
    await user.type(within(await item('comment')).getByRole('textbox', { name: 'Title' }), '?');
    await user.click(screen.getByRole('tab', { name: /^Questions/ }));

    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(patches()).toHaveLength(2));
  });
});

it('never saves an invalid item', async () => {
  const user = await open('questions');
  const form = await item('comment');
  const box = within(form).getByRole('textbox', { name: 'Title' });

  await user.clear(box);

  expect(within(form).getByText('This field is required.')).toBeTruthy();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(true);
  await user.type(box, '{Enter}');
  expect(patches()).toEqual([]);
});

it('sends a blank description as null', async () => {
  const user = await open('questions');
  const form = await item('comment');
  const box = within(form).getByRole('textbox', { name: /^Description/ });

  await user.type(box, 'Why?');
  await user.click(within(form).getByRole('button', { name: 'Update' }));
  await screen.findByText('Saved');
  await user.clear(box);
  await user.click(within(form).getByRole('button', { name: 'Update' }));

  await waitFor(() => expect(patches()).toMatchObject([{ description: 'Why?' }, { description: null }]));
});

it('previews the form with unsaved changes', async () => {
  const user = await open('questions');
  const form = await screen.findByRole('region', { name: 'Form' });
  const label = await within(form).findByRole('group', { name: /^Label/ });
  await user.type(within(await item('label')).getByRole('textbox', { name: 'Title' }), ' it');
  await within(form).findByRole('group', { name: /^Label it/ });

  expect(await within(form).findByText('Ana wrote review 0')).toBeTruthy(); // the record in which spans are marked
  await user.click(within(form).getByRole('button', { name: 'Next record' }));
  expect(await within(form).findByText('Ana wrote review 1')).toBeTruthy();
  await user.click(within(label).getByRole('radio', { name: /NEUTRAL/ }));
  expect(within(label).getByRole<HTMLInputElement>('radio', { name: /NEUTRAL/ }).checked).toBe(true);
  await user.click(within(form).getByRole('button', { name: 'Start over' }));

  expect(within(label).getByRole<HTMLInputElement>('radio', { name: /NEUTRAL/ }).checked).toBe(false);
  expect(wire.saves).toEqual([]);
});

it('keeps answers of the preview that were given before the sample record loaded', async () => {
  const letGo = wire.hold(/\/records/);
  const user = await open('questions');
  const form = await screen.findByRole('region', { name: 'Form' });
  const label = await within(form).findByRole('group', { name: /^Label/ });

  await user.click(within(label).getByRole('radio', { name: /NEUTRAL/ }));
  letGo();
  await within(form).findByText('Ana wrote review 0');

  expect(within(label).getByRole<HTMLInputElement>('radio', { name: /NEUTRAL/ }).checked).toBe(true);
});

it('answers the preview with digit keys', async () => {
  const user = await open('questions');
  const form = await screen.findByRole('region', { name: 'Form' });
  const label = await within(form).findByRole('group', { name: /^Label/ });
  within(label)
    .getByRole('radio', { name: /NEGATIVE/ })
    .focus();

  await user.keyboard('3');

  const chosen = within(label).getByRole<HTMLInputElement>('radio', { name: /POSITIVE/ });
  await waitFor(() => expect(chosen.checked).toBe(true));
});
