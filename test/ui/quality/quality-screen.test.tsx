import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../support/client.ts';
import { signedInContainer } from '../../support/container.ts';
import { aDataset, everyQuestion, type World } from '../../support/server/world.ts';
import { closeApp, openApp } from '../support/open-app.tsx';
import { keepSavedFiles } from '../support/saved-files.ts';

const server = await ourServer();
let dataset: World;
let empty: World;

const answers = [
  { ana: 'neutral', bo: 'neutral', cy: 'neutral' },
  { ana: 'neutral', bo: 'positive' },
  { ana: 'positive', bo: 'positive' },
  { ana: 'negative', bo: 'positive', cy: 'negative' },
  { ana: 'positive' },
] as const;

async function answer(user: string, at: number, label: string, { records } = dataset) {
  const path = `/records/${records[at]?.id}/responses`;
  const { status } = await server.as(user)('POST', path, { status: 'submitted', values: { label: { value: label } } });
  expect(status).toBe(201);
}

beforeAll(async () => {
  await server.addUser('olga', 'owner');
  for (const name of ['ana', 'bo', 'cy']) await server.addUser(name, 'annotator', server.workspaceId);
  const shape = { workspaceId: server.workspaceId, questions: everyQuestion.slice(0, 2) };
  dataset = await aDataset(server.db, { ...shape, name: 'measured', records: 5 });
  empty = await aDataset(server.db, { ...shape, name: 'empty', records: 1 });
  for (const [at, given] of answers.entries())
    for (const [user, label] of Object.entries(given)) await answer(user, at, label);
});
afterEach(closeApp);

async function open(path = `/dataset/${dataset.id}/quality`, username = 'olga') {
  const user = await openApp(await signedInContainer(server, username), path);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const section = () => screen.findByRole('region', { name: 'Label' });

async function openDetails() {
  const user = await open();
  const label = within(await section());
  await user.click(label.getByText('Details'));
  return { user, label };
}

describe('the page on quality', () => {
  it('is not for annotators', async () => {
    await open(undefined, 'ana');

    expect(await screen.findByText('Error 403')).toBeTruthy();
  });

  it('shows how far people agree, and what the figures mean', async () => {
    await open();
    const label = within(await section());

    expect(label.getByText('4 records, 3 people.')).toBeTruthy();
    expect(label.getByText('Equal answers', { selector: 'span' }).nextElementSibling?.textContent).toBe('58%');
    expect(await label.findAllByText(/^95 %: −?0\.\d\d to \d\.\d\d$/)).not.toEqual([]);
    expect(label.getByText('Few records: the figures can still change much.')).toBeTruthy();
    expect(label.getByText(/^Most differences: NEGATIVE against POSITIVE|^Most differences: NEUTRAL/)).toBeTruthy();
  });

  it('says why a question has no figures', async () => {
    await open();

    const comment = within(await screen.findByRole('region', { name: 'Comment' }));
    expect(comment.getAllByText('no record with two answers')).toHaveLength(2);
  });

  it('leads from a cell to exactly its records', async () => {
    const { user, label } = await openDetails();

    await user.click(label.getByRole('link', { name: 'NEGATIVE and POSITIVE: 1 record' }));

    expect(await screen.findByText('Ana wrote review 3')).toBeTruthy();
    expect(await screen.findByText(/^of 1$/)).toBeTruthy();
    expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain('Label, of any user');
  });

  it('moves between the links of a table by arrow keys', async () => {
    const { user, label } = await openDetails();
    label.getByRole('link', { name: 'NEGATIVE and POSITIVE: 1 record' }).focus();

    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('NEUTRAL and POSITIVE: 1 record');
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('NEUTRAL and NEUTRAL: 1 record');
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('NEUTRAL and NEUTRAL: 1 record');
  });

  it('leads from two people to the records in which they differ', async () => {
    const { user, label } = await openDetails();
    const people = within(label.getByRole('table', { name: 'People: equal answers and coefficient' }));

    await user.click(people.getAllByRole('link', { name: '2 of 4 differ' })[0] as HTMLElement);

    expect(await screen.findByText(/^of 2$/)).toBeTruthy();
    expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain('Label (ana and bo)');
  });

  it('leads from an option to the records in which it is disputed', async () => {
    const { user, label } = await openDetails();

    await user.click(label.getByRole('link', { name: 'NEUTRAL: 1 disputed record' }));

    expect(await screen.findByText('Ana wrote review 1')).toBeTruthy();
    expect((await screen.findByRole('list', { name: 'Active filters' })).textContent).toContain('disputed: NEUTRAL');
  });

  it('hides the names of people', async () => {
    const { user, label } = await openDetails();
    const heads = () => label.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads()).toContain('ana');

    await user.click(screen.getByRole('switch', { name: 'Hide names' }));

    expect(heads()).not.toContain('ana');
    expect(heads()).toContain('A');
  });

  it('saves the figures of all tables, with letters if names are hidden', async () => {
    const { user } = await openDetails();
    const saved = keepSavedFiles();
    const save = (format: string) => user.click(screen.getByRole('button', { name: `Download ${format}` }));

    await save('CSV');
    await user.click(screen.getByRole('switch', { name: 'Hide names' }));
    await save('JSON');

    const [csv, json] = await Promise.all(saved.map(({ file }) => file.text()));
    expect(csv?.split('\r\n')).toEqual(
      expect.arrayContaining([
        'question,table,agent,row,column,measure,value',
        'label,people,,ana,bo,different,2',
        'label,answers,,positive,negative,records,1',
        'label,options,,neutral,,unanimous,1',
      ]),
    );
    expect(JSON.parse(json ?? '')).toContainEqual({
      question: 'label',
      table: 'people',
      agent: null,
      row: 'A',
      column: 'B',
      measure: 'different',
      value: 2,
    });
  });

  it('measures the records of its address', async () => {
    const filter = [{ question: 'label', of: 'value', people: ['cy'], any: ['negative'] }];
    await open(`/dataset/${dataset.id}/quality?${new URLSearchParams({ answers: JSON.stringify(filter) })}`);

    expect(within(await section()).getByText('1 record, 3 people.')).toBeTruthy();
  });

  it('shows what limits the figures, and lets the user remove it', async () => {
    const filter = [{ question: 'label', of: 'value', people: [], any: ['negative'] }];
    const user = await open(
      `/dataset/${dataset.id}/annotation-mode?${new URLSearchParams({ status: 'all', answers: JSON.stringify(filter) })}`,
    );
    await user.click(await screen.findByRole('link', { name: 'Quality' }));
    expect(within(await section()).getByText('1 record, 3 people.')).toBeTruthy();
    const limits = await screen.findByRole('list', { name: 'Active filters' });
    expect(limits.textContent).toContain('Label, of any user NEGATIVE');

    await user.click(within(limits).getByRole('button', { name: /^Remove filter/ }));

    expect(await screen.findByText('4 records, 3 people.')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  });

  it('measures the answers of chosen people, and leads to the records in which they differ', async () => {
    const user = await open();
    await section();
    await user.click(screen.getByText('Answers of'));
    await user.click(screen.getByRole('checkbox', { name: 'ana' }));
    await user.click(screen.getByRole('checkbox', { name: 'cy' }));

    const label = within(await section());
    await waitFor(() => expect(label.getByText('2 records, 2 people.')).toBeTruthy());
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(new URLSearchParams(location.search).getAll('person')).toEqual(['ana', 'cy']);
    await user.click(label.getByText('Details'));
    await user.click(label.getByRole('link', { name: 'NEGATIVE and NEGATIVE: 1 record' }));

    expect(await screen.findByText(/^of 1$/)).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Active filters' }).textContent).toContain('Label (ana and cy)');
  });

  it('measures the answers of some days, which no filter finds', async () => {
    const user = await open();
    await section();
    await user.type(screen.getByLabelText('Answered from'), '2020-01-01');
    const label = within(await section());
    expect(label.getByText('4 records, 3 people.')).toBeTruthy();
    await user.click(label.getByText('Details'));
    expect(label.getAllByRole('rowheader', { name: 'POSITIVE' })).not.toEqual([]);
    expect(label.queryByRole('link', { name: /disputed/ })).toBeNull();
    expect(label.queryByRole('link', { name: 'Show records' })).toBeNull();

    await user.type(screen.getByLabelText('Answered until'), '2020-01-02');

    expect(await screen.findByText('No record has answers of two people yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open settings' })).toBeNull();
    expect(location.search).toContain('since=2020-01-01&until=2020-01-02');
  });

  it('measures again after an answer', async () => {
    const { workspaceId } = server;
    const shape = { workspaceId, name: 'measured again', questions: everyQuestion.slice(0, 2), records: 2 };
    const again = await aDataset(server.db, shape);
    for (const at of [0, 1]) await answer('ana', at, 'positive', again);
    await answer('bo', 0, 'positive', again);
    await open(`/dataset/${again.id}/quality`);
    expect(within(await section()).getByText('1 record, 2 people.')).toBeTruthy();

    await answer('bo', 1, 'positive', again);

    await waitFor(async () => expect(within(await section()).getByText('2 records, 2 people.')).toBeTruthy(), {
      timeout: 5000,
    });
  });

  it('says why it cannot measure a part that the address names', async () => {
    const filter = [{ question: 'gone', of: 'value', people: [], any: ['x'] }];
    const user = await open(
      `/dataset/${dataset.id}/quality?${new URLSearchParams({ answers: JSON.stringify(filter) })}`,
    );

    expect(await screen.findByText('The quality could not be measured')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Show all records' }));
    expect(await screen.findByText('Few records: the figures can still change much.')).toBeTruthy();
  });

  it('says what to do while no record has two answers', async () => {
    await open(`/dataset/${empty.id}/quality`);

    expect(await screen.findByText('No record has answers of two people yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open settings' })).toBeTruthy();
  });

  it('is linked from a record and from the settings', async () => {
    const user = await open(`/dataset/${dataset.id}/settings`);
    await user.click(await screen.findByRole('link', { name: 'Quality' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quality' })).toBeTruthy();

    await user.click(screen.getByRole('link', { name: 'Open records' }));
    await user.click(await screen.findByRole('link', { name: 'Quality' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quality' })).toBeTruthy();
  });

  it('compares groups of records, and keeps the choice in the address', async () => {
    const user = await open();
    const label = within(await section());

    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare groups' }), 'By week of the last answer');

    const table = within(await label.findByRole('table', { name: 'Groups of records' }));
    expect(table.getByRole('rowheader', { name: /^Week of/ })).toBeTruthy();
    const shown = label.getByText('Equal answers', { selector: 'span' }).nextElementSibling?.textContent;
    expect(table.getAllByRole('cell')[2]?.textContent).toBe(shown);
    expect(location.search).toBe('?by=week');

    await user.click(table.getByRole('link', { name: /^Week of/ }));

    expect(await screen.findByText(/^of 2$/)).toBeTruthy();
    const filters = (await screen.findByRole('list', { name: 'Active filters' })).textContent;
    expect(filters).toContain('Last answer');
    expect(filters).toContain('Label answers differ');
  });
});
