import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('otto', 'owner');
  await server.addUser('ada', 'admin', server.workspaceId);
});
afterEach(closeApp);

const questions = [requiredMood];
/** Two responses complete a record, so one response of Ann does not. */
const distribution = { strategy: 'overlap', min_submitted: 2 } as const;

const upload = /dataset\.records\.log\(\) in the Argilla Python SDK/;
const adding = () => screen.queryByRole('link', { name: 'Add records' });

describe('an empty dataset', () => {
  it.each(['otto', 'ada'])('shows %s how to upload records', async (username) => {
    const { open, id } = await aTab(server, { username, records: 0 });

    await open();

    expect(await screen.findByText(upload)).toBeTruthy();
    const add = await screen.findByRole('link', { name: 'Add records' });
    expect(add.getAttribute('href')).toBe(`/dataset/${id}/add-records`);
    expect(screen.getByRole('link', { name: 'Check the questions first' }).getAttribute('href')).toBe(
      `/dataset/${id}/settings`,
    );
    expect(screen.queryByText(/Ask an administrator/)).toBeNull();
  });

  it('tells an annotator to ask an administrator, without mentioning uploads', async () => {
    const { open } = await aTab(server, { records: 0 });

    await open();

    expect(await screen.findByText(/Ask an administrator/)).toBeTruthy();
    expect(screen.queryByText(upload)).toBeNull();
    expect(adding()).toBeNull();
  });

  it('offers no question to answer', async () => {
    const { open, wire } = await aTab(server, { questions, records: 0 });
    const user = await open();
    await screen.findByText(/Ask an administrator/);

    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your answer' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    await user.keyboard('2{Enter}');
    expect(wire.saves).toEqual([]);
  });
});

describe('a dataset with records', () => {
  it.each([
    ['submitted', 'There are no submitted records yet'],
    ['draft', 'There are no draft records to review'],
  ])('says that no record is %s', async (status, text) => {
    const { open } = await aTab(server, { questions });
    const user = await open();
    await record();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), status);

    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('names the status without records, in a search too', async () => {
    const { open, reopen, wire } = await aTab(server, { questions });
    const user = await open();
    await record();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'discarded');
    expect(await screen.findByText(/There are no discarded records/i)).toBeTruthy();

    wire.answer(/records\/search/, 200, { items: [], total: 0 });
    await reopen(`?status=pending&search=${encodeURIComponent('{"text":"nothing like it"}')}`);
    expect(await screen.findByText('No pending records match')).toBeTruthy();
  });

  it('tells an annotator who answered the last record that none is pending', async () => {
    const { open } = await aTab(server, { questions, distribution, records: 2 });
    const user = await open();
    await record(1);
    await user.keyboard('2{Enter}');
    await record(2);

    await user.keyboard('2{Enter}');

    expect(await screen.findByText('There are no pending records left')).toBeTruthy();
  });

  it('says that the task is completed after the last record', async () => {
    const { open } = await aTab(server, { questions, records: 2 });
    const user = await open();
    await record(1);
    await user.keyboard('2{Enter}');
    await record(2);

    await user.keyboard('2{Enter}');

    await waitFor(() => expect(screen.getByText('The task is completed')).toBeTruthy());
  });
});

describe.each(['ann', 'ada'])('records of the queue, all answered by %s:', (username) => {
  async function answered(minSubmitted: number) {
    const overlap = { strategy: 'overlap', min_submitted: minSubmitted } as const;
    const tab = await aTab(server, { username, questions, distribution: overlap, records: 2 });
    const { body } = await server.as(username)('POST', `/me/datasets/${tab.id}/records/search`, {});
    const values = { mood: { value: 'good' } };
    for (const { record: each } of body.items)
      await server.as(username)('POST', `/records/${each.id}/responses`, { status: 'submitted', values });
    return tab;
  }
  const searched = `?search=${encodeURIComponent('{"text":"wrote"}')}`;

  it('says that none is pending if other users still have to answer', async () => {
    const { open } = await answered(2);

    await open();

    expect(await screen.findByText(/There are no pending records/i)).toBeTruthy();
    expect(screen.queryByText('The task is completed')).toBeNull();
  });

  it('says that the task is completed if no more answers are needed', async () => {
    const { open } = await answered(1);

    await open();

    expect(await screen.findByText('The task is completed')).toBeTruthy();
  });

  it('says that no record matches the search, even if all are completed', async () => {
    const { open } = await answered(1);

    await open(searched);

    expect(await screen.findByText('No pending records match')).toBeTruthy();
  });

  it('keeps the last submitted record in view', async () => {
    const { open } = await answered(1);
    const user = await open('?status=submitted&page=2');
    await record(2);

    await user.keyboard('1{Enter}');

    expect(await record(2)).toBeTruthy();
    expect(screen.queryByText(/There are no/)).toBeNull();
  });
});
