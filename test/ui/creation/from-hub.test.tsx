import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HubDatasets } from '#application/ports/creation/hub-datasets.ts';
import { Clock } from '#application/ports/shared/clock.ts';
import { limits } from '#domain/shared/limits.ts';
import { HttpHubDatasets } from '#infrastructure/hub/http-hub-datasets.ts';
import { PageModules } from '#ui/shared/page-modules.ts';
import { signedInContainer } from '../../support/container.ts';
import { offerExamples } from '../../support/hub/example-tables.ts';
import { aHub } from '../../support/hub/fake-hub.ts';
import { listOf, text } from '../../support/hub/hub-table.ts';
import { tooMany } from '../../support/hub/trouble.ts';
import { testApp } from '../../support/server/app.ts';
import { runDueJobs } from '../../support/server/jobs.ts';
import { closeApp, openApp } from '../support/open-app.tsx';

vi.stubGlobal('CSS', { escape: (name: string) => name }); // the names need no escaping

const hub = await aHub();
const server = await testApp({ HUB_URL: hub.url.replace('127.0.0.1', 'localhost'), HUB_DATASETS_URL: hub.url });
await server.addUser('olga', 'owner');
await server.addWorkspace('team');
const call = server.as('olga');
afterAll(async () => {
  await server.close();
  await hub.close();
});

let held: { readonly paths: RegExp; readonly end: Promise<void> } | undefined;

function holdHub(paths: RegExp) {
  let letGo = () => {};
  const end = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  held = { paths, end };
  return letGo;
}

const askHub: typeof fetch = async (input, init) => {
  if (held?.paths.test(String(input))) await held.end;
  return fetch(input, init);
};

const jobsOn = (clock: Clock): Clock => ({
  now: () => clock.now(),
  wait: async (milliseconds) => {
    if (milliseconds === limits.importPollMs) await runDueJobs(server.deps);
    else await clock.wait(milliseconds);
  },
});

beforeEach(() => {
  hub.reset();
  offerExamples(hub);
  held = undefined;
});
afterEach(closeApp);

async function open(repository: string) {
  const container = await signedInContainer(server, 'olga');
  await container.get(PageModules).load('creation');
  container.rebind(HubDatasets).toConstantValue(new HttpHubDatasets({ url: hub.url, datasetsUrl: hub.url }, askHub));
  const clock = jobsOn(container.get(Clock));
  container.rebind(Clock).toConstantValue(clock);
  return openApp(container, `/${encodeURIComponent(`examples/${repository}`)}`);
}

async function prepare(repository: string) {
  const user = await open(repository);
  await screen.findByRole('button', { name: 'Create dataset' });
  return user;
}

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create dataset' }));
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const add = (user: UserEvent, type: string) =>
  user.click(within(screen.getByRole('group', { name: 'Add question' })).getByRole('button', { name: type }));
const datasets = async (): Promise<readonly { readonly name: string }[]> =>
  (await call('GET', '/me/datasets')).body.items;

function question(name: string) {
  const card = document.querySelector<HTMLElement>(`[data-plan-part="question ${name}"]`);
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
}

async function created() {
  await waitFor(() => expect(location.pathname).toMatch(/annotation-mode/));
  return location.pathname.split('/')[2];
}

const partsOf = async (path: string) => {
  const { body } = await call('GET', path);
  return body.items.map(
    ({ name, settings }: { readonly name: string; readonly settings: { readonly type: string } }) =>
      `${name} ${settings.type}`,
  );
};

describe('importing a dataset from the hub', () => {
  it.each([
    ['topics', ['text text'], ['topics multi_label_selection'], [], []],
    ['pictures', ['image image'], ['label label_selection'], [], []],
    ['few', ['text text'], ['label label_selection'], ['text terms'], ['Terms, 6 values']],
  ])('maps columns by their types: %s', async (repository, fields, questions, properties, counted) => {
    const user = await prepare(repository);
    // Arrives after the columns.
    for (const each of counted) expect(await (await region('Metadata')).findByText(each)).toBeTruthy();
    await create(user);
    const id = await created();

    expect(await partsOf(`/datasets/${id}/fields`)).toEqual(fields);
    expect(await partsOf(`/datasets/${id}/questions`)).toEqual(questions);
    expect(await partsOf(`/me/datasets/${id}/metadata-properties`)).toEqual(properties);
  });

  it('requires a question, and maps numbers, few values and the id', async () => {
    const user = await prepare('numbers');
    expect(await (await region('Metadata')).findByText('Terms, 3 values')).toBeTruthy();
    await create(user);
    expect(await (await region('Questions')).findByText('At least one question is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Questions' })));
    await add(user, 'Rating');
    await create(user);
    const id = await created();

    expect(await partsOf(`/datasets/${id}/fields`)).toEqual(['text text']);
    expect(await partsOf(`/datasets/${id}/questions`)).toEqual(['rating_1 rating']);
    expect(await partsOf(`/me/datasets/${id}/metadata-properties`)).toEqual([
      'words integer',
      'score float',
      'language terms',
    ]);
    expect(await screen.findByText('r-1')).toBeTruthy();
  });

  it('creates an empty dataset from a repository without rows', async () => {
    const user = await prepare('no-rows');
    expect(await (await region('Record')).findByText('No rows to show')).toBeTruthy();
    await create(user);
    const id = await created();

    expect((await call('GET', `/datasets/${id}/progress`)).body.total).toBe(0);
    expect(await screen.findByRole('heading', { level: 1, name: 'no-rows' })).toBeTruthy();
  });

  it('changes rows and questions with the subset, with undo and redo', async () => {
    const user = await prepare('many');
    expect(await (await region('Form')).findByText('neutral')).toBeTruthy();
    const subset = () => screen.getByLabelText<HTMLSelectElement>('Subset').value;
    await user.selectOptions(screen.getByLabelText('Subset'), 'topics');
    expect(await (await region('Form')).findByText('delivery')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Split'), 'test');
    expect(await (await region('Record')).findByText('Row 1 of 4')).toBeTruthy();
    expect(await (await region('Record')).findByText(/Review 21:/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(subset()).toBe('reviews');
    expect(await (await region('Form')).findByText('neutral')).toBeTruthy();
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(subset()).toBe('topics');
  });

  it('loads the full row if the hub shortens it', async () => {
    const rows = [
      { row: { prompt: 'Question 1', messages: '[{"role":"user","content":"Que' }, truncated_cells: ['messages'] },
    ];
    const features = [
      { name: 'prompt', type: text },
      { name: 'messages', type: listOf({ role: text, content: text }) },
    ];
    hub.moods.set('/first-rows', { trouble: { status: 200, body: JSON.stringify({ features, rows }) } });
    await prepare('chats');

    expect(await (await region('Record')).findByText('Answer 1.')).toBeTruthy();
    expect((await region('Record')).queryByText(/\[\{"role"/)).toBeNull();
  });
});

describe('a plan with mistakes', () => {
  it('shows each problem at its input, and can be created once they are fixed', async () => {
    const user = await prepare('chats');
    expect(await (await region('Record')).findByText('Answer 1.')).toBeTruthy();
    for (const type of ['Label', 'Span', 'Ranking', 'Text']) await add(user, type);
    const write = async (field: HTMLElement, content: string) => {
      await user.clear(field);
      if (content) await user.type(field, content);
    };
    await write(nameField(), ' ');
    await write(question('label_selection_1').getByLabelText('Labels'), 'one');
    await write(question('span_1').getByLabelText('Labels'), 'a,,b');
    await write(question('ranking_1').getByLabelText('Option 1'), '');
    await write(question('text_1').getByLabelText('Title'), '');
    const prompt = within((await region('Fields')).getByRole('group', { name: /prompt/ }));
    await user.click(prompt.getByRole('radio', { name: 'No mapping' }));
    await create(user);

    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    expect(screen.getByText('A name is required')).toBeTruthy();
    const one = question('label_selection_1');
    expect(one.getByText('At least two options are required')).toBeTruthy();
    expect(one.getByText('Separate the labels by commas')).toBeTruthy();
    expect(question('span_1').getByText('An option has no label')).toBeTruthy();
    expect(question('span_1').getByText('A text field to annotate is required')).toBeTruthy();
    expect(question('ranking_1').getByText('An option has no label')).toBeTruthy();
    expect(question('text_1').getByText('This field is required.')).toBeTruthy();
    expect((await region('Questions')).getByText('Some questions are invalid')).toBeTruthy();

    for (const name of ['span_1', 'ranking_1', 'text_1'])
      await user.click(question(name).getByRole('button', { name: `Remove ${name}` }));
    await write(one.getByLabelText('Labels'), 'one, two');
    await write(nameField(), 'talks');
    expect(one.queryByText('At least two options are required')).toBeNull();
    await create(user);

    expect(await partsOf(`/datasets/${await created()}/fields`)).toEqual(['messages chat']);
  });
});

describe('the hub as a source', () => {
  it('delays only the rows while it is slow', async () => {
    const letGo = holdHub(/first-rows|statistics/);
    const user = await prepare('numbers');
    expect(nameField().value).toBe('numbers');
    await add(user, 'Text');
    expect(await (await region('Form')).findByText('text_1')).toBeTruthy();
    expect((await region('Record')).queryByText(/Review 1:/)).toBeNull();

    letGo();

    expect(await (await region('Record')).findByText(/Review 1:/)).toBeTruthy();
    expect(await (await region('Metadata')).findByText('Terms, 3 values')).toBeTruthy();
    expect(question('text_1')).toBeTruthy();
  });

  it('is named if it does not have the dataset', async () => {
    await open('none');

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^examples\/none: Dataset not found or available on /);
  });

  it('can be retried if it is busy', async () => {
    hub.moods.set('/info', { trouble: tooMany });
    const user = await open('reviews');
    expect((await screen.findByRole('alert')).textContent).toMatch(/wait a few seconds/);
    hub.moods.clear();

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('button', { name: 'Create dataset' })).toBeTruthy();
  });

  it('leaves no dataset behind if it rejects the import, and keeps the form', async () => {
    const user = await prepare('reviews');
    await user.clear(nameField());
    await user.type(nameField(), 'broken');
    await user.clear(question('label').getByLabelText('Title'));
    await user.type(question('label').getByLabelText('Title'), 'How is it?');
    await user.selectOptions(screen.getByLabelText('Workspace'), 'New workspace…');
    await user.type(screen.getByLabelText(/Workspace name/), 'fresh');
    hub.moods.set('/rows', { trouble: { status: 403 } });
    await create(user);

    expect(await screen.findByText(/Failed step: Wait for the first records[.]/)).toBeTruthy();
    expect(nameField().value).toBe('broken');
    expect(question('label').getByLabelText<HTMLInputElement>('Title').value).toBe('How is it?');
    expect(screen.getByLabelText<HTMLSelectElement>('Workspace').selectedOptions[0]?.text).toBe('fresh');
    expect((await datasets()).map(({ name }) => name)).not.toContain('broken');

    hub.moods.clear();
    await create(user);
    await created();
    expect((await datasets()).map(({ name }) => name)).toContain('broken');
  });
});
