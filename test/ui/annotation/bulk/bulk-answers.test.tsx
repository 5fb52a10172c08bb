import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { aTab, record, submit } from '../../support/tab.ts';
import { bulkView, chosen, questions } from './bulk-view.ts';

const server = await ourServer();
const { opened, counts } = bulkView(server);

afterEach(closeApp);

const page = () => new URLSearchParams(location.search).get('page');
const selected = (text: string) => screen.getByText(text);

/** Discards the selected records; the reload of the list waits until the test releases it. */
async function discarded(select: (user: UserEvent) => Promise<void>) {
  const { user, wire } = await opened();
  await select(user);
  const { length } = wire.searches;
  const release = wire.hold(/records\/search/);
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(wire.searches.length).toBeGreaterThan(length));
  return { user, release };
}

describe('the bulk view', () => {
  it('opens at the record of the focus view', async () => {
    const tab = await aTab(server, { questions, records: 25 });
    const user = await tab.open('?page=13&status=pending');
    await record(13);

    await user.click(screen.getByRole('button', { name: 'Bulk view' }));

    await screen.findByRole('checkbox', { name: 'Select record 11' });
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(page()).toBe('11~10');
    await user.click(screen.getByRole('button', { name: 'Focus view' }));
    expect(await record(11)).toBeTruthy();
  });

  it('gives all selected records one answer and loads the next ones', async () => {
    const tab = await opened();
    const { user } = tab;
    await user.click(chosen(1));
    await user.click(chosen(3));
    expect(selected('2 records selected')).toBeTruthy();

    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 2, pending: 23 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 23')).toBeTruthy());
    expect(selected('Select records to answer them together.')).toBeTruthy();
  });

  it('shows no form beside an empty list', async () => {
    const { user } = await opened();
    await user.click(chosen(1));
    expect(submit()).toBeTruthy();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'discarded');

    await screen.findByText('There are no discarded records');
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /good/i })).toBeNull();
  });

  it('moves the focus to the message when the last records are answered', async () => {
    const tab = await aTab(server, { questions, records: 2 });
    const user = await tab.open('?page=1~10&status=pending');
    await screen.findByRole('checkbox', { name: 'Select record 1' });
    await user.click(chosen(1));
    await user.click(chosen(2));
    await user.click(screen.getByRole('radio', { name: /good/i }));

    await user.click(submit());

    const message = await screen.findByText('The task is completed');
    expect(document.activeElement?.contains(message)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('selects a range with Shift, and a whole page at once', async () => {
    const { user } = await opened();
    await user.click(chosen(2));
    await user.keyboard('{Shift>}');
    await user.click(chosen(5));
    await user.keyboard('{/Shift}');
    expect(selected('4 records selected')).toBeTruthy();

    await user.keyboard('{Control>}a{/Control}');
    expect(selected('10 records selected')).toBeTruthy();
    await user.keyboard('{Control>}a{/Control}');
    expect(selected('Select records to answer them together.')).toBeTruthy();
  });

  it('keeps the selection on other pages', async () => {
    const { user } = await opened();
    await user.click(chosen(1));

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await record(11);
    await user.click(await screen.findByRole('checkbox', { name: 'Select record 12' }));

    expect(selected('2 records selected')).toBeTruthy();
  });

  it('undoes a bulk submission in one step', async () => {
    const tab = await opened();
    const { user } = tab;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 10 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 15')).toBeTruthy());
    await user.keyboard('{Control>}z{/Control}');

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 0, pending: 25 }));
    expect(await screen.findByText('Undone for 10 records')).toBeTruthy();
    await waitFor(() => expect(screen.getByText('1 – 10 of 25')).toBeTruthy());
  });

  it('updates the count of the team with each undone request, not only after the last', async () => {
    const { id, wire, open } = await aTab(server, { questions, records: 5 });
    wire.answer(/\/events$/, 503); // events would bring the counts without a request
    const user = await open('?page=1~10&status=pending');
    await screen.findByRole('checkbox', { name: 'Select record 5' });
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    expect(await screen.findByText('100 %')).toBeTruthy();
    const { body } = await server.as('ann')('POST', `/me/datasets/${id}/records/search?include=responses`, {});
    const answered = body.items.flatMap(({ record }: { record: { responses: { id: string }[] } }) => record.responses);
    const release = wire.hold(new RegExp(`responses/${answered[0].id}$`));

    await user.keyboard('{Control>}z{/Control}');

    expect(await screen.findByText('20 %')).toBeTruthy(); // the changes of another request are confirmed
    release();
    expect(await screen.findByText('0 %')).toBeTruthy();
  });

  it('shows the undone records one by one, even if one of them was answered again later', async () => {
    const tab = await opened();
    const { user } = tab;
    await user.click(chosen(2));
    await user.click(chosen(3));
    await user.click(screen.getByRole('radio', { name: /good/i }));
    await user.click(submit());
    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 2 }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 23')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Focus view' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'submitted');
    await screen.findByText('Ana wrote review 1');
    await user.click(screen.getByRole('radio', { name: /bad/i }));
    await user.click(submit());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'pending');
    await screen.findByText('Ana wrote review 0');

    await user.keyboard('{Control>}z{/Control}');

    expect(await screen.findByText('Ana wrote review 1')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /bad/i }).checked).toBe(true));
  });

  it('moves the focus from its button to the records, so that Enter submits', async () => {
    const tab = await aTab(server, { questions, records: 3 });
    const user = await tab.open('?page=1&status=pending');
    await record(1);

    await user.click(screen.getByRole('button', { name: 'Bulk view' }));
    await screen.findByRole('checkbox', { name: 'Select record 1' });
    await waitFor(() => expect(document.activeElement).toBe(chosen(1)));
    await user.keyboard(' 2{Enter}');

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 1, pending: 2 }));
    expect(screen.getByRole('button', { name: 'Focus view' })).toBeTruthy();
  });

  it('moves through the records by keys', async () => {
    const { user } = await opened();

    expect(document.activeElement).toBe(chosen(1));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt} ');
    expect(chosen(2).checked).toBe(true);
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(document.activeElement).toBe(chosen(1));

    await user.keyboard('{ArrowRight}');
    expect(await record(11)).toBeTruthy();
    await user.keyboard('{ArrowLeft}');
    expect(await record(1)).toBeTruthy();
  });

  it('changes the page size', async () => {
    const { user } = await opened();

    await user.selectOptions(screen.getByRole('combobox', { name: 'Records per page' }), '25');

    expect(await record(25)).toBeTruthy();
    expect(page()).toBe('1~25');
  });

  it('collapses and expands records', async () => {
    const { user } = await opened();
    const list = screen.getByRole('region', { name: 'Record' });

    await user.click(screen.getByRole('button', { name: 'Collapse records' }));
    expect(list.dataset.collapsed).toBe('true');
    await user.keyboard('{Alt>}{Enter}{/Alt}');
    expect(list.dataset.collapsed).toBe('false');
  });

  it('selects all matching records across pages, and submits them after a confirmation', async () => {
    const query = `?page=1~10&status=pending&search=${encodeURIComponent(JSON.stringify({ text: 'review' }))}`;
    const tab = await opened({ records: 120, query });
    const { user, wire } = tab;
    await user.keyboard('{Control>}a{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Select all 120 matches' }));
    expect(await screen.findByText('120 records selected')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /good/i }));

    await user.click(submit());
    const asked = await screen.findByRole('dialog', { name: 'Submit: are you sure?' });
    expect(wire.sent.some(({ path }) => path.endsWith('/responses/bulk'))).toBe(false);
    await user.click(within(asked).getByRole('button', { name: 'Submit' }));

    await waitFor(async () => expect(await counts(tab)).toMatchObject({ submitted: 120, pending: 0 }), {
      timeout: 9000,
    });
    const requests = wire.sent.filter(({ path }) => path.endsWith('/responses/bulk'));
    expect(requests).toHaveLength(12);
  });

  it('asks before it selects all records without a search', async () => {
    const { user } = await opened();
    await user.keyboard('{Control>}a{/Control}');

    await user.click(await screen.findByRole('button', { name: 'Select all 25 matches' }));
    const asked = await screen.findByRole('dialog', { name: 'Select all 25 records?' });
    expect(screen.queryByText('25 records selected')).toBeNull();
    await user.click(within(asked).getByRole('button', { name: 'Select all' }));

    expect(await screen.findByText('25 records selected')).toBeTruthy();
  });

  it('shows the unanswered records until the next ones have loaded', async () => {
    const { release } = await discarded((user) => user.click(chosen(2)));

    expect(screen.getAllByRole('checkbox', { name: /^Select record / })).toHaveLength(9);
    expect(screen.queryByText('Ana wrote review 1')).toBeNull();
    release();
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
    expect(screen.getAllByRole('checkbox', { name: /^Select record / })).toHaveLength(10);
  });

  it('keeps answered records unselected while the next ones load', async () => {
    const { user, release } = await discarded((person) => person.keyboard('{Control>}a{/Control}'));

    await user.keyboard('{Control>}a{/Control}');

    expect(screen.queryByText(/records selected/)).toBeNull();
    expect(screen.queryByText(/^No /)).toBeNull();
    release();
    await waitFor(() => expect(screen.getByText('1 – 10 of 15')).toBeTruthy());
  });

  it('keeps the unanswered records if the next ones cannot be loaded', async () => {
    const { user, wire } = await opened();
    await user.click(chosen(2));
    wire.answer(/records\/search/, 500);

    await user.keyboard('{Backspace}');

    expect(await screen.findByText('The records could not be loaded')).toBeTruthy();
    expect(screen.getByText('Ana wrote review 0')).toBeTruthy();
    wire.recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
  });

  it('takes records from the reloaded list if the user turns the page before it has arrived', async () => {
    const { user, release } = await discarded((person) => person.click(chosen(2)));

    await user.keyboard('{ArrowRight}');
    release();

    await waitFor(() => expect(screen.getByText('11 – 20 of 24')).toBeTruthy());
    await screen.findByText('Ana wrote review 11');
    const shown = screen.getAllByText(/^Ana wrote review/).map(({ textContent }) => textContent);
    expect(shown).toEqual(Array.from({ length: 10 }, (_, index) => `Ana wrote review ${index + 11}`));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByText('1 – 10 of 24')).toBeTruthy());
    expect(await screen.findByText('Ana wrote review 10')).toBeTruthy();
    expect(screen.queryByText('Ana wrote review 1')).toBeNull();
  });
});
