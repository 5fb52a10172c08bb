import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood, why } from '../../support/questions.ts';
import { aTab, record, saved, submit } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('adam', 'admin', server.workspaceId);
  await server.addUser('bo', 'annotator', server.workspaceId);
});
afterEach(closeApp);

interface Given {
  readonly by: string;
  readonly label: string;
  readonly status?: 'submitted' | 'draft' | 'discarded';
}

/** A dataset with two records; the first one has these responses. */
async function aTeam(given: readonly Given[], { username = 'adam', minSubmitted = 3 } = {}) {
  const distribution = { strategy: 'overlap', min_submitted: minSubmitted } as const;
  const tab = await aTab(server, { username, questions: [mood, why], records: 2, distribution });
  const { items } = (await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search`, {})).body;
  const answer = ({ by, label, status = 'submitted' }: Given) =>
    server.as(by)('POST', `/records/${items[0].record.id}/responses`, { status, values: { mood: { value: label } } });
  for (const each of given) await answer(each);
  return { ...tab, answer };
}

const teamSearch = /^\/datasets\/[^/]+\/records\/search/;
const fold = (count: number) => screen.findByText(`Answers (${count})`);
const answersTo = (title: string) =>
  within(screen.getByText(title, { selector: 'dt' }).parentElement as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the answers of all users', () => {
  it('are counted beside a record, and show who answered what', async () => {
    const { open } = await aTeam([
      { by: 'ann', label: 'bad' },
      { by: 'bo', label: 'good', status: 'draft' },
      { by: 'adam', label: 'bad' },
    ]);
    const user = await open('?status=all');
    await record(1);

    await user.click(await fold(3));

    expect(answersTo('Mood')).toEqual(['BADYou, ann', 'GOODbo (draft)']);
    expect(screen.queryByText('Answers differ')).toBeNull();
  });

  it('are marked if they differ, and name those who discarded the record', async () => {
    const { open } = await aTeam([
      { by: 'ann', label: 'bad' },
      { by: 'bo', label: 'good' },
      { by: 'adam', label: 'good', status: 'discarded' },
    ]);
    const user = await open('?status=all');

    await user.click(await fold(3));

    expect(screen.getAllByText('Answers differ')).toHaveLength(2); // beside the record and its question
    expect(screen.getByText('Discarded by You')).toBeTruthy();
  });

  it('include an answer that the user gives, and those that others give until the list is opened', async () => {
    const { open, answer } = await aTeam([{ by: 'ann', label: 'bad' }]);
    const user = await open('?status=all');
    const summary = await fold(1);

    await answer({ by: 'bo', label: 'good' });
    await user.click(summary);
    await fold(2);

    await user.click(screen.getByRole('radio', { name: 'BAD' }));
    await user.click(submit());
    await saved();
    await user.click(screen.getByRole('button', { name: 'Previous record' }));

    await fold(3);
  });

  it('are not shown to annotators, nor requested for them', async () => {
    const { open, wire } = await aTeam([{ by: 'bo', label: 'bad' }], { username: 'ann' });
    await open();
    await record(1);

    expect(screen.queryByText(/^Answers/)).toBeNull();
    expect(wire.sent.filter(({ path }) => teamSearch.test(path))).toEqual([]);
  });

  it('can be loaded again after a failure', async () => {
    const { open, wire } = await aTeam([{ by: 'ann', label: 'bad' }]);
    wire.answer(teamSearch, 503);
    const user = await open('?status=all');

    const failed = await screen.findByText('The answers of other users could not be loaded');
    wire.recover();
    await user.click(within(failed.closest('p') as HTMLElement).getByRole('button', { name: 'Try again' }));

    await fold(1);
  });
});

describe('the lists of all and of completed records', () => {
  it('are offered to users who manage the dataset', async () => {
    const { open } = await aTeam([]);
    await open();
    await record(1);

    const options = within(screen.getByRole('combobox', { name: 'Record status' })).getAllByRole('option');
    await waitFor(() =>
      expect(options.map(({ textContent }) => textContent)).toEqual([
        'Pending (2)',
        'Draft (0)',
        'Discarded (0)',
        'Submitted (0)',
        'Completed',
        'All',
      ]),
    );
  });

  it('show a record that others have completed', async () => {
    const { open } = await aTeam([{ by: 'ann', label: 'bad' }], { minSubmitted: 1 });
    const user = await open();
    await record(1);
    const total = () => screen.getByText(/^of \d+$/).textContent;
    await waitFor(() => expect(total()).toBe('of 1'));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'completed');
    await user.click(await fold(1));
    expect(answersTo('Mood')).toEqual(['BADann']);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'all');
    await waitFor(() => expect(total()).toBe('of 2'));
  });

  it('keep a record in its place after an answer', async () => {
    const { open } = await aTeam([]);
    const user = await open('?status=all');
    await record(1);

    await user.click(screen.getByRole('radio', { name: 'BAD' }));
    await user.click(submit());
    await record(2);
    await saved();
    await user.click(screen.getByRole('button', { name: 'Previous record' }));

    expect(within(await record(1)).getByText('Submitted')).toBeTruthy();
  });
});
