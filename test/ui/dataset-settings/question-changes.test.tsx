import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';
import { settingsQuestions } from '../../support/settings-questions.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf, item } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
const send = server.as('ada');
let dataset: World;
let wire: Wire;

beforeEach(async () => {
  dataset = await aDatasetOf(server, { questions: settingsQuestions });
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async () => openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=questions`);
const questions = async () => (await send('GET', `/datasets/${dataset.id}/questions`)).body.items;
const questionNamed = async (name: string) =>
  (await questions()).find((question: { readonly name: string }) => question.name === name);
const names = async () => (await questions()).map(({ name }: { readonly name: string }) => name);
const shownNames = () =>
  screen.getAllByRole('button', { expanded: false }).flatMap(({ textContent }) => (textContent ? [textContent] : []));
const answer = (values: object, at = 0) =>
  send('POST', `/records/${dataset.records[at]?.id}/responses`, { status: 'submitted', values });
const row = (name: string) => screen.getByRole('button', { name, expanded: true }).closest('li') as HTMLElement;

const ask = async (name: string, action: string) => {
  const user = await open();
  await user.type(within(await item(name)).getByRole('textbox', { name: 'Title' }), '!');
  await user.click(within(row(name)).getByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).not.toContain('Counting'));
  return { user, dialog };
};

describe('a question in the settings', () => {
  it('becomes required after the figures are shown', async () => {
    await answer({ label: { value: 'good' } });
    const { user, dialog } = await ask('comment', 'Make required');
    expect(dialog.textContent).toContain('1 submitted response has no answer to this question. It stays submitted');

    await user.click(within(dialog).getByRole('button', { name: 'Make required' }));

    await within(row('comment')).findByText('Required');
    expect((await questionNamed('comment')).required).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('becomes optional beside another required one', async () => {
    await send('PATCH', `/ext/v1/questions/${(await questionNamed('comment')).id}`, { required: true });
    await answer({ label: { value: 'good' }, comment: { value: 'Fine' } });
    const { user, dialog } = await ask('label', 'Make optional');
    expect(dialog.textContent).toContain('1 response answers this question. It stays as it is.');

    await user.click(within(dialog).getByRole('button', { name: 'Make optional' }));

    await within(row('label')).findByText('Optional');
    expect((await questionNamed('label')).required).toBe(false);
  });

  it('stays required if it is the only one', async () => {
    const { dialog } = await ask('label', 'Make optional');

    expect(dialog.textContent).toContain('This is the only required question.');
    expect(within(dialog).queryByRole('button', { name: 'Make optional' })).toBeNull();
  });

  it('is removed with its unsaved changes while no response answers it', async () => {
    const { id } = await questionNamed('comment');
    await send('PUT', `/records/${dataset.records[0]?.id}/suggestions`, { question_id: id, value: 'Fine' });
    const { user, dialog } = await ask('comment', 'Remove question');
    expect(dialog.textContent).toContain('No response answers this question.1 suggestion is removed with it.');

    await user.click(within(dialog).getByRole('button', { name: 'Remove question' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'comment' })).toBeNull());
    expect(await names()).toEqual(['label', 'topics', 'ents']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('label'));
  });

  it('is not removed while responses answer it', async () => {
    await answer({ label: { value: 'good' }, comment: { value: 'Fine' } });

    const { dialog } = await ask('comment', 'Remove question');

    expect(dialog.textContent).toContain('1 response answers this question.');
    expect(within(dialog).queryByRole('button', { name: 'Remove question' })).toBeNull();
  });

  it('stays if another user has just answered it, and says why', async () => {
    const { user, dialog } = await ask('comment', 'Remove question');
    await answer({ label: { value: 'good' }, comment: { value: 'Fine' } });

    await user.click(within(dialog).getByRole('button', { name: 'Remove question' }));

    await within(dialog).findByText('A question can be removed only while no response answers it');
    expect(await names()).toContain('comment');
  });

  it('says when the answers could not be counted', async () => {
    wire.answer(/\/usage$/, 500);

    const { dialog } = await ask('comment', 'Remove question');

    expect(within(dialog).getByRole('alert').textContent).toContain('An error occurred');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Remove question' }).disabled).toBe(true);
  });

  it('loses an unused label, and keeps the changes of the others', async () => {
    await answer({ label: { value: 'good' } });
    const user = await open();
    const form = await item('label');
    await user.type(within(form).getByRole('textbox', { name: 'Text of label good' }), '!');
    await user.click(within(form).getByRole('button', { name: 'Remove GOOD!' }));
    const used = await screen.findByRole('dialog');
    await within(used).findByText(/1 response uses this label/);
    await user.click(within(used).getByRole('button', { name: 'Close' }));
    await user.click(within(await item('topics')).getByRole('button', { name: 'Remove D' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('No response and no suggestion uses this label.');

    await user.click(within(dialog).getByRole('button', { name: 'Remove label' }));

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove D' })).toBeNull());
    expect((await questionNamed('topics')).settings.options).toHaveLength(3);
    const labels = within(await item('label')).getAllByRole<HTMLInputElement>('textbox', { name: /^Text of label/ });
    expect(labels.map(({ value }) => value)).toEqual(['GOOD!', 'BAD']);
  });
});

describe('the questions in the settings', () => {
  it('say before a move that answers stay', async () => {
    await open();

    expect(await screen.findByText(/Existing answers stay/)).toBeTruthy();
  });

  it('are reordered by keyboard', async () => {
    const user = await open();
    (await screen.findByRole('button', { name: 'Move label' })).focus();

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    expect(shownNames()).toEqual(['topics', 'label', 'ents', 'comment']);
    await waitFor(async () => expect(await names()).toEqual(['topics', 'label', 'ents', 'comment']));
  });

  it('return to their order when the server does not save it', async () => {
    const user = await open();
    (await screen.findByRole('button', { name: 'Move label' })).focus();
    wire.answer(/\/order$/, 409, { detail: 'Other ids', code: 'questions_changed' });

    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');

    await screen.findByText(/The order was not changed/);
    await waitFor(() => expect(shownNames()).toEqual(['label', 'topics', 'ents', 'comment']));
  });

  it('get another one', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    const form = within(await item('Add question'));

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'tone');
    await user.type(form.getByRole('textbox', { name: 'Labels' }), 'formal, casual');
    await user.click(form.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(shownNames()).toContain('tone'));
    expect(await questionNamed('tone')).toMatchObject({
      title: 'tone',
      required: false,
      settings: { type: 'label_selection', options: [{ value: 'formal' }, { value: 'casual' }] },
    });
  });

  it.each([
    ['Rating', 'rating'],
    ['Ranking', 'ranking'],
    ['Free text', 'text'],
  ])('get another one of the type %s', async (text, type) => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    const form = within(await item('Add question'));

    await user.selectOptions(form.getByRole('combobox', { name: 'Type' }), text);
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'new');
    if (type === 'ranking') await user.type(form.getByRole('textbox', { name: 'Options to rank' }), 'a, b');
    await user.click(form.getByRole('button', { name: 'Add' }));

    await waitFor(async () => expect((await questionNamed('new'))?.settings.type).toBe(type));
  });

  it('stay as they are on a server that speaks Argilla only', async () => {
    const argilla = await testApp({}, { speaks: 'argilla' });
    const workspaceId = await argilla.addWorkspace('team');
    await argilla.addUser('ada', 'admin', workspaceId);
    const { id } = await aDataset(argilla.db, { workspaceId, questions: settingsQuestions });
    await openApp(await signedInContainer(argilla, 'ada'), `/dataset/${id}/settings?tab=questions`);

    await item('label');

    expect(screen.queryByRole('button', { name: /^(Move label|Make|Remove|Add question)/ })).toBeNull();
    await argilla.close();
  });
});
