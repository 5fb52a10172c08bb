import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import type { World } from '../../support/server/world.ts';
import { settingsQuestions } from '../../support/settings-questions.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { aDatasetOf } from '../support/settings.ts';

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
let dataset: World;
let wire: Wire;

beforeEach(async () => {
  dataset = await aDatasetOf(server, { questions: settingsQuestions });
  wire = new Wire(server);
});
afterEach(closeApp);

const open = async () => openApp(await signedInContainer(wire, 'ada'), `/dataset/${dataset.id}/settings?tab=questions`);
const row = (name: string) => screen.findByRole('button', { name, expanded: false });
const listItem = async (name: string) => (await screen.findByRole('button', { name })).closest('li') as HTMLElement;
const forms = () => screen.queryAllByRole('form').map((form) => form.querySelector('input')?.value);

it('shows a list at first, in which each question says what it is', async () => {
  await open();

  expect((await listItem('topics')).textContent).toBe('topicsTopicsLabelsOptional');
  expect(forms()).toEqual([]);
});

it('unfolds one question at a time, by keyboard', async () => {
  const user = await open();
  (await row('label')).focus();

  await user.keyboard('{Enter}');
  expect(forms()).toEqual(['Label']);
  (await row('comment')).focus();
  await user.keyboard(' ');

  expect(forms()).toEqual(['Comment']);
  expect(screen.getByRole('button', { name: 'comment', expanded: true })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(forms()).toEqual([]);
});

it('keeps and marks the changes of a folded question', async () => {
  const user = await open();
  await user.click(await row('comment'));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');

  await user.click(await row('label'));

  expect(within(await listItem('comment')).getByRole('status').textContent).toBe('Unsaved changes');
  await user.click(await row('comment'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Comment!');
});

it('opens the question with unsaved changes when the tab is shown again', async () => {
  const user = await open();
  await user.click(await row('comment'));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('tab', { name: 'Fields' }));

  await user.click(screen.getByRole('tab', { name: /^Questions/ }));

  expect(forms()).toEqual(['Comment!']);
});

it('marks a folded question that the server did not save', async () => {
  const user = await open();
  await user.click(await row('comment'));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'comment', expanded: true }));
  wire.answer(/^\/questions\//, 500);

  await user.keyboard('{Control>}s{/Control}');

  const comment = within(await listItem('comment'));
  await waitFor(() => expect(comment.getByRole('status').textContent).toBe('Not saved'));
  await user.click(await row('comment'));
  expect((await screen.findByText('Not saved. Your change was reverted.')).closest('form')).not.toBeNull();
});

it('opens the only question of a dataset', async () => {
  dataset = await aDatasetOf(server, { questions: settingsQuestions.slice(0, 1) });
  await open();

  expect(await screen.findByRole('form', { name: 'label' })).toBeTruthy();
});
