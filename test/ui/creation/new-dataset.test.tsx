import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RowReader } from '#application/ports/creation/row-reader.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { aReader } from '../../infrastructure/files/support/a-reader.ts';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { Wire } from '../../support/wire.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text }); // the names need no escaping

const server = await ourServer();
await server.addUser('ada', 'admin', server.workspaceId);
await server.addUser('uma', 'annotator', server.workspaceId);
let wire: Wire;

beforeEach(() => {
  wire = new Wire(server);
});
afterEach(closeApp);

const table = 'id,text,label\nr1,It came late,bad\nr2,It came on time,good\nr3,It broke,bad\n';

async function open(username = 'ada') {
  const container = await signedInContainer(wire, username);
  await container.get(PageModules).load('uploads');
  container.rebind(RowReader).toConstantValue(aReader().reader);
  return openApp(container, '/new');
}

async function openTable(content = table) {
  const user = await open();
  await give(user, content);
  return user;
}

async function give(user: UserEvent, content: string) {
  await user.click(await screen.findByRole('textbox', { name: /A table, JSON/ }));
  await user.paste(content);
  await user.click(screen.getByRole('button', { name: 'Use pasted text' }));
  await screen.findByRole('button', { name: 'Create dataset' });
}

async function leaveAndReturn(user: UserEvent) {
  const [home] = screen.getAllByRole('link', { name: 'Datasets' });
  await user.click(home as HTMLElement);
  await user.click(await screen.findByRole('link', { name: 'New dataset' }));
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
async function rename(user: UserEvent, name: string) {
  await user.clear(await nameField());
  if (name) await user.type(await nameField(), name);
}
const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create dataset' }));
const changes = () => wire.sent.filter(({ method, path }) => method !== 'GET' && !path.includes('/token'));
const datasetNamed = async (name: string) => {
  const { body } = await server.as('ada')('GET', '/me/datasets');
  return body.items.find((each: { name: string }) => each.name === name);
};
const makeDataset = (name: string) => server.as('ada')('POST', '/datasets', { name, workspace_id: server.workspaceId });
const region = (name: string) => screen.findByRole('region', { name });

describe('creating a dataset from a text', () => {
  it('previews the dataset, and sends nothing before it is created', async () => {
    const user = await openTable();

    expect(await within(await region('Record')).findByText('It came late')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next row' }));
    expect(await within(await region('Record')).findByText('It came on time')).toBeTruthy();
    expect(within(await region('Form')).getByRole('radio', { name: /good/ })).toBeTruthy();

    expect(changes()).toEqual([]);
  });

  it('says that the source is a text, not a file', async () => {
    await openTable();

    expect(screen.getByText('Paste text')).toBeTruthy();
    expect(screen.queryByText(/^pasted[.]/)).toBeNull();
  });

  it('creates the dataset as planned, with its records', async () => {
    const user = await openTable();
    await rename(user, 'as planned');
    await create(user);

    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const { id, workspace_id: workspaceId } = await datasetNamed('as planned');
    expect(workspaceId).toBe(server.workspaceId);
    await waitFor(async () => {
      const { body } = await server.as('ada')('GET', `/datasets/${id}/progress`);
      expect(body.total).toBe(3);
    });
  });

  it('saves guidelines, number of answers, and name and description of the question', async () => {
    const user = await openTable();
    await rename(user, 'set up');
    await user.type(screen.getByLabelText('Instructions for annotators'), 'Read **twice**.');
    const needed = screen.getByLabelText('Responses required per record');
    await user.clear(needed);
    await user.type(needed, '2');
    await user.type(screen.getByLabelText('Description'), 'As a whole');
    const name = screen.getByLabelText('Question name');
    await user.clear(name);
    await user.type(name, 'verdict');

    await create(user);

    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
    const { id, guidelines, distribution } = await datasetNamed('set up');
    expect({ guidelines, distribution }).toEqual({
      guidelines: 'Read **twice**.',
      distribution: { strategy: 'overlap', min_submitted: 2 },
    });
    const { items } = (await server.as('ada')('GET', `/datasets/${id}/questions`)).body;
    expect(items).toMatchObject([{ name: 'verdict', description: 'As a whole' }]);
  });

  it('shows a problem only after the user has left the input', async () => {
    const user = await openTable();
    const required = 'A name is required';
    await rename(user, '');
    expect(screen.queryByText(required)).toBeNull();

    await user.tab();

    expect(await screen.findByText(required)).toBeTruthy();
    await create(user);
    expect(changes()).toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  });

  it('undoes and redoes typed text', async () => {
    const user = await openTable();
    const before = (await nameField()).value;
    await user.type(await nameField(), ' more');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await nameField()).value).toBe(before);

    await user.click(screen.getByRole('button', { name: 'Redo' }));
    expect((await nameField()).value).toBe(`${before} more`);
  });

  it('restores the plan when the user returns with the same text', async () => {
    const user = await openTable();
    await rename(user, 'left behind');
    await leaveAndReturn(user);

    await give(user, table);
    expect((await nameField()).value).toBe('left behind');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await nameField()).value).toBe('pasted');
  });

  it('starts a new plan for another text', async () => {
    const user = await openTable();
    await rename(user, 'left behind');
    await leaveAndReturn(user);

    await give(user, `${table}r4,Another one,good\n`);
    expect((await nameField()).value).toBe('pasted');
  });

  for (const [step, path, status] of [
    ['Create the dataset', /^\/datasets$/, 403],
    ['Add the fields', /\/fields$/, 422],
    ['Add the questions', /\/questions$/, 500],
    ['Publish the dataset', /\/publish$/, 422],
  ] as const)
    it(`rolls back a creation that fails at “${step}”, and keeps the plan`, async () => {
      const name = `fails at ${path.source}`;
      const user = await openTable();
      await rename(user, name);
      wire.answer(path, status, { detail: { code: 'broken', params: {} } });
      await create(user);

      expect(await screen.findByText(new RegExp(`Failed step: ${step}`))).toBeTruthy();
      expect(await datasetNamed(name)).toBeUndefined();
      expect((await nameField()).value).toBe(name);

      wire.recover();
      await create(user);
      await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
      expect(await datasetNamed(name)).toMatchObject({ name, status: 'ready' });
    });

  it('reports a name that is taken, until the user changes it', async () => {
    await makeDataset('taken');
    const user = await openTable();
    await rename(user, 'taken');

    await create(user);

    const taken = 'Another dataset in this workspace has this name.';
    expect(await screen.findByText(taken)).toBeTruthy();
    expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText(/has changed this/)).toBeNull();
    await rename(user, 'free');
    expect(screen.queryByText(taken)).toBeNull();
    await create(user);
    await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
  });

  it('lists repeated ids while the id column is selected', async () => {
    const user = await openTable(`${table}r1,It came back,good\n`);
    await user.click(await screen.findByText(/1 ID appears more than once; the last row is kept/));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('r1');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record ID' }), 'No mapping');

    await waitFor(() => expect(screen.queryByText(/appears more than once/)).toBeNull());
  });
});

describe('creating a dataset without rows', () => {
  it('creates the entered fields and questions, and leads to adding records', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Start from scratch' }));
    await rename(user, 'from nothing');
    const fields = within(await region('Fields'));
    await user.click(within(fields.getByRole('group', { name: 'Add field' })).getByRole('button', { name: 'Text' }));
    const questions = within(screen.getByRole('group', { name: 'Add question' }));
    await user.click(questions.getByRole('button', { name: 'Rating' }));
    await create(user);

    await waitFor(() => expect(location.pathname).toMatch(/add-records/));
    const { id } = await datasetNamed('from nothing');
    const { body } = await server.as('ada')('GET', `/datasets/${id}/questions`);
    expect(body.items).toMatchObject([{ settings: { type: 'rating' }, required: true }]);
  });
});

describe('a task for a dataset without rows', () => {
  it('brings its fields and its question', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Start from scratch' }));

    await user.click(await screen.findByRole('button', { name: 'Compare two' }));

    const values = async (name: string, label: string) =>
      within(await region(name))
        .getAllByLabelText<HTMLInputElement>(label)
        .map(({ value }) => value);
    expect(await values('Fields', 'Field name')).toEqual(['prompt', 'reply_a', 'reply_b']);
    expect(await values('Questions', 'Title')).toEqual(['Which reply is better?']);
    expect(await values('Questions', 'Labels')).toEqual(['reply_a, reply_b, equally good']);
    expect(screen.getByRole('button', { name: 'Compare two' }).getAttribute('aria-pressed')).toBe('true');
  });
});

it('is not offered to annotators', async () => {
  await open('uma');

  expect(await screen.findByText('403')).toBeTruthy();
});
