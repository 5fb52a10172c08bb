import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';
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

const open = async () => {
  const user = await openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=questions`);
  const form = await item('label');
  return { user, form };
};
const texts = (form: HTMLElement) =>
  within(form)
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Text of label/ })
    .map(({ value }) => value);
const update = async (user: Awaited<ReturnType<typeof open>>['user'], form: HTMLElement) => {
  await user.click(within(form).getByRole('button', { name: 'Update' }));
  await screen.findByText('Saved');
  const { body } = await server.as('ada')('GET', `/datasets/${dataset.id}/questions`);
  return body.items.find(({ name }: { name: string }) => name === 'label').settings.options;
};

describe('the labels of a question', () => {
  it('change their texts and keep their values', async () => {
    const { user, form } = await open();
    const box = within(form).getByRole('textbox', { name: 'Text of label neutral' });

    await user.clear(box);
    await user.type(box, 'So-so');

    expect(await update(user, form)).toMatchObject([
      { value: 'negative', text: 'NEGATIVE' },
      { value: 'neutral', text: 'So-so' },
      { value: 'positive', text: 'POSITIVE' },
    ]);
  });

  it.each([
    ['blank', ' ', 'This field is required.'],
    ['too long', '🎈'.repeat(501), 'This must be less than 500.'],
    ['what another one says', 'POSITIVE', 'Duplicate option'],
  ])('show their problems: %s', async (_, text, message) => {
    const { form } = await open();
    const [row] = within(form).getAllByRole('listitem');
    const box = within(row as HTMLElement).getByRole('textbox');

    fireEvent.change(box, { target: { value: text } });

    const wrong = within(form).getByText(message);
    expect(wrong).toBeTruthy();
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(true);
  });

  it('take a colour, and return to the default colour', async () => {
    const { user, form } = await open();
    fireEvent.change(within(form).getByLabelText('Colour of NEUTRAL'), { target: { value: '#336699' } });

    expect((await update(user, form))[1]).toMatchObject({ color: 'hsl(210, 50%, 40%)' });
    await user.click(within(form).getByRole('button', { name: 'NEUTRAL: reset colour' }));

    expect(within(form).queryByRole('button', { name: /by itself/ })).toBeNull();
    expect(document.activeElement).toBe(within(form).getByLabelText('Colour of NEUTRAL'));
  });

  it('can be added, and removed until they are saved', async () => {
    const { user, form } = await open();

    await user.type(within(form).getByRole('textbox', { name: 'Add labels' }), 'mixed, NEUTRAL, odd{Enter}');
    expect(within(form).getByText('Already exists: NEUTRAL')).toBeTruthy();
    expect(texts(form)).toEqual(['NEGATIVE', 'NEUTRAL', 'POSITIVE', 'mixed', 'odd']);
    await user.click(within(form).getByRole('button', { name: 'Remove odd' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await update(user, form)).toHaveLength(4);
    expect(texts(form)).toEqual(['NEGATIVE', 'NEUTRAL', 'POSITIVE', 'mixed']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(); // answers may contain it
  });

  it('are added from pasted lines', async () => {
    const { user, form } = await open();
    await user.type(within(form).getByRole('textbox', { name: 'Add labels' }), 'none');

    await user.paste('one\ntwo\n');

    expect(texts(form).slice(3)).toEqual(['none', 'one', 'two']);
  });

  it('are moved with a single shortcut', async () => {
    const { user, form } = await open();
    within(form).getByRole('button', { name: 'Move NEGATIVE' }).focus();

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(texts(form)).toEqual(['NEUTRAL', 'NEGATIVE', 'POSITIVE']);
    expect(within(form).getByText('NEGATIVE dropped: position 2 of 3')).toBeTruthy();
  });

  it('are moved by picking them up, and return on Escape', async () => {
    const { user, form } = await open();
    within(form).getByRole('button', { name: 'Move POSITIVE' }).focus();

    await user.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
    expect(texts(form)).toEqual(['NEGATIVE', 'NEUTRAL', 'POSITIVE']);
    await user.keyboard(' {ArrowUp}{ArrowUp} ');

    expect(texts(form)).toEqual(['POSITIVE', 'NEGATIVE', 'NEUTRAL']);
    await waitFor(() =>
      expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false),
    );
  });
});

describe('a long list of labels', () => {
  it('is folded at first, and can be searched', async () => {
    const options = Array.from({ length: 40 }, (_, index) => ({ value: `v${index}`, text: `Label ${index}` }));
    dataset = await aDatasetOf(server, {
      questions: [{ name: 'label', title: 'Label', required: true, settings: { type: 'label_selection', options } }],
    });
    const { user, form } = await open();
    expect(within(form).queryAllByRole('textbox', { name: /^Text of/ })).toEqual([]);

    await user.click(within(form).getByText('40 labels'));
    await user.type(await within(form).findByRole('textbox', { name: 'Find a label' }), '39');

    expect(texts(form)).toEqual(['Label 39']);
    expect(within(form).getByRole<HTMLButtonElement>('button', { name: 'Move Label 39' }).disabled).toBe(true);
    await user.type(within(form).getByRole('textbox', { name: 'Text of label v39' }), '{Backspace}{Backspace}!');
    expect(texts(form)).toEqual(['Label !']); // stays in the list while its text changes
    await user.type(within(form).getByRole('textbox', { name: 'Add labels' }), 'one more{Enter}');
    expect(texts(form)).toEqual(['Label !', 'one more']);
  });
});

it('offers neither new labels nor colours on a server of Argilla', async () => {
  const argilla = await testApp({}, { speaks: 'argilla' });
  const workspaceId = await argilla.addWorkspace('demo');
  await argilla.addUser('ada', 'admin', workspaceId);
  const { id } = await aDataset(argilla.db, { workspaceId });

  await openApp(await signedInContainer(argilla, 'ada'), `/dataset/${id}/settings?tab=questions`);

  const form = await item('label');
  expect(texts(form)).toHaveLength(3);
  expect(within(form).queryByRole('textbox', { name: 'Add labels' })).toBeNull();
  expect(within(form).queryByLabelText(/^Colour of/)).toBeNull();
  await closeApp();
  await argilla.close();
});
