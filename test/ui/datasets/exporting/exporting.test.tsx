import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecordFiles } from '#application/ports/datasets/record-files.ts';
import { Failure } from '#domain/shared/failure.ts';
import { aServer } from '../../../support/client.ts';
import { signedInContainer } from '../../../support/container.ts';
import { testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';
import { closeApp, openApp } from '../../support/open-app.tsx';
import { keepSavedFiles, type SavedFile } from '../../support/saved-files.ts';

type Server = Pick<Awaited<ReturnType<typeof aServer>>, 'app' | 'as' | 'addUser' | 'workspaceId' | 'dataset' | 'close'>;

async function onArgilla(): Promise<Server> {
  const server = await testApp({}, { speaks: 'argilla' });
  const workspaceId = await server.addWorkspace('demo');
  await server.addUser('ann', 'annotator', workspaceId);
  return { ...server, workspaceId, dataset: await aDataset(server.db, { workspaceId }) };
}

let saved: readonly SavedFile[] = [];

beforeEach(() => {
  saved = keepSavedFiles();
});
afterEach(closeApp);

const dialog = () => within(screen.getByRole('dialog', { name: /^Export/ }));
const linesOf = async () => ((await saved[0]?.file.text()) ?? '').trimEnd().split('\n');

describe.each([
  ['our server', aServer],
  ['a server that speaks Argilla only', onArgilla],
])('exporting from %s', (_, makeServer) => {
  let server: Server;

  beforeAll(async () => {
    server = await makeServer();
    await server.addUser('olga', 'owner');
    await server.addUser('adam', 'admin', server.workspaceId);
    const answer = { status: 'submitted', values: { label: { value: 'positive' } } };
    await server.as('ann')('POST', `/records/${server.dataset.records[0]?.id}/responses`, answer);
    return () => server.close();
  });

  async function openDialog(page = 'settings', username = 'olga') {
    const container = await signedInContainer(server, username);
    const user = await openApp(container, `/dataset/${server.dataset.id}/${page}`);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await screen.findByRole('radio', { name: 'CSV' });
    return { user, container };
  }
  const write = async ({ user }: Awaited<ReturnType<typeof openDialog>>) => {
    await user.click(dialog().getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  };

  it('saves all records with the answers of all users', async () => {
    await write(await openDialog());

    expect(saved[0]?.name).toBe('reviews.jsonl');
    const lines = (await linesOf()).map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id)).toEqual(['r-0', 'r-1', 'r-2']);
    expect(lines[0].responses).toEqual([{ user: 'ann', status: 'submitted', values: { label: 'positive' } }]);
    expect(await screen.findByText('Exported 3 records to reviews.jsonl')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists owners, who are members of no workspace, among the users', async () => {
    await server.addUser('otto', 'owner');
    const answer = { status: 'submitted', values: { label: { value: 'neutral' } } };
    await server.as('otto')('POST', `/records/${server.dataset.records[2]?.id}/responses`, answer);
    const opened = await openDialog();
    const ofOne = dialog().getByRole<HTMLInputElement>('radio', { name: 'One annotator' });
    await waitFor(() => expect(ofOne.disabled).toBe(false));
    await opened.user.click(ofOne);
    const people = within(dialog().getByRole('combobox', { name: 'One annotator' })).getAllByRole('option');
    await opened.user.click(dialog().getByRole('radio', { name: /^All annotators/ }));

    await write(opened);

    const lines = (await linesOf()).map((line) => JSON.parse(line));
    expect(people.map(({ textContent }) => textContent)).toEqual(['adam', 'ann', 'olga', 'otto']);
    expect(lines[2].responses).toEqual([{ user: 'otto', status: 'submitted', values: { label: 'neutral' } }]);
  });

  it('saves a table with the answers of a single user', async () => {
    const opened = await openDialog('settings', 'adam');
    await opened.user.click(dialog().getByRole('radio', { name: 'CSV' }));
    const ofOne = dialog().getByRole<HTMLInputElement>('radio', { name: 'One annotator' });
    await waitFor(() => expect(ofOne.disabled).toBe(false));
    await opened.user.click(ofOne);
    await opened.user.selectOptions(dialog().getByRole('combobox', { name: 'One annotator' }), 'ann');

    await write(opened);

    const [header, ...rows] = await linesOf();
    expect(header).toContain(',label,');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('positive');
  });

  it('saves only the records in view, from the annotation screen', async () => {
    const mine = { status: 'discarded', values: {} };
    await server.as('olga')('POST', `/records/${server.dataset.records[1]?.id}/responses`, mine);
    const opened = await openDialog('annotation-mode?page=1&status=discarded');

    await opened.user.click(await screen.findByRole('radio', { name: '1 record in the current view' }));
    await write(opened);

    expect(await linesOf()).toHaveLength(1);
  });

  it('lists data that the format cannot hold', async () => {
    const { user } = await openDialog();
    const losses = dialog().getByRole('region', { name: 'Not included in this file' });

    await user.click(dialog().getByRole('checkbox', { name: 'Suggestions' }));
    await user.click(dialog().getByRole('radio', { name: 'Majority vote' }));

    expect(
      within(losses)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Individual answers, drafts and discarded responses',
      'Questions without a majority',
      'Re-importing this file turns answers into suggestions',
      'Suggestions',
      'Dataset settings: titles, guidelines, unused labels',
      'When answers and suggestions were created, and whether suggestions come from a person or a model',
    ]);
  });

  it('tags the spans of the selected question', async () => {
    const opened = await openDialog();
    await opened.user.click(dialog().getByRole('radio', { name: /CoNLL/ }));
    await opened.user.click(dialog().getByRole('radio', { name: 'BILOU' }));

    expect(dialog().getByRole('combobox', { name: 'Question' })).toHaveProperty('value', 'ents');
    await write(opened);

    expect(saved[0]?.name).toBe('reviews.conll');
  });

  it('stays open with its options and says why writing failed', async () => {
    const { user, container } = await openDialog();
    const files = container.get(RecordFiles);
    await user.click(dialog().getByRole('radio', { name: 'CSV' }));
    vi.spyOn(files, 'write').mockImplementationOnce(() => ({
      done: Promise.reject(new Failure('POSTIL_WRITING_FILE')),
      cancel: () => undefined,
    }));

    await user.click(dialog().getByRole('button', { name: 'Export' }));

    expect(await dialog().findByText(/The export failed\. No file was saved/)).toBeTruthy();
    expect(dialog().getByRole('radio', { name: 'CSV' })).toHaveProperty('checked', true);
    expect(saved).toEqual([]);
  });

  it('can be stopped while it is written', async () => {
    const { user, container } = await openDialog();
    const cancel = vi.fn();
    vi.spyOn(container.get(RecordFiles), 'write').mockImplementation((_, report) => {
      queueMicrotask(() => report({ bytes: 10, records: 1, total: 3 }));
      return { done: new Promise(() => undefined), cancel };
    });
    await user.click(dialog().getByRole('button', { name: 'Export' }));

    expect(await dialog().findByRole('progressbar', { name: '1 of 3 records' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Stop' }));

    expect(cancel).toHaveBeenCalled();
    expect(dialog().queryByRole('progressbar')).toBeNull();
    expect(document.activeElement).toBe(dialog().getByRole('button', { name: 'Export' }));
  });

  it('escapes formulas if the user wants a file that is safe for spreadsheets', async () => {
    await server.as('olga')('PATCH', `/records/${server.dataset.records[0]?.id}`, { fields: { text: '=1+1' } });
    const opened = await openDialog();
    expect(dialog().queryByRole('checkbox', { name: /^Safe for spreadsheets/ })).toBeNull();
    await opened.user.click(dialog().getByRole('radio', { name: 'CSV' }));
    const lost = dialog().getByRole('region', { name: 'Not included in this file' });

    await opened.user.click(dialog().getByRole('checkbox', { name: /^Safe for spreadsheets/ }));

    expect(within(lost).getByText(/an apostrophe is added before them/)).toBeTruthy();
    await write(opened);
    expect((await linesOf())[1]).toMatch(/^'=1\+1,/);
  });

  it('is not offered to annotators', async () => {
    await openApp(await signedInContainer(server, 'ann'), `/dataset/${server.dataset.id}/annotation-mode`);
    await screen.findByRole('article');

    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
