import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood } from '../../support/questions.ts';
import { aTab, record } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('ada', 'admin', server.workspaceId);
});
afterEach(closeApp);

const questions = [requiredMood];
/** Two responses complete a record, so one response of Ann does not. */
const distribution = { strategy: 'overlap', min_submitted: 2 } as const;

async function atTheEnd() {
  const tab = await aTab(server, { questions, distribution, records: 3 });
  const user = await tab.open();
  await record(1);
  await user.keyboard('2{Enter}');
  await record(2);
  await user.keyboard('{Backspace}');
  await record(3);
  await user.keyboard('2{Enter}');
  await screen.findByText('There are no pending records left');
  return { ...tab, user };
}

describe('the end of a queue', () => {
  it('offers the submitted and the discarded records, with their numbers', async () => {
    const { user } = await atTheEnd();
    expect(await screen.findByRole('button', { name: 'Review discarded (1)' })).toBeTruthy();

    await user.click(await screen.findByRole('button', { name: 'Review submitted (2)' }));

    expect(await record(1)).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Record status' })).toHaveProperty('value', 'submitted');
  });

  it('leads to the next dataset that has records for the user', async () => {
    const { user } = await atTheEnd();

    const next = await screen.findByRole('link', { name: /^Next: .*\d records? left$/ });
    const id = next.getAttribute('href')?.split('/')[2];
    const { body } = await server.as('ann')('GET', `/me/datasets/${id}/metrics`);
    expect(within(next).getByText(new RegExp(`^${body.responses.pending} records? left$`))).toBeTruthy();
    await user.click(next);

    await waitFor(() => expect(location.pathname).toBe(next.getAttribute('href')));
    expect(await record()).toBeTruthy();
  });

  it('counts what the user finished today once all answers are saved', async () => {
    await atTheEnd();

    expect(await screen.findByText(/^You finished \d+ records today\.$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All datasets' }).getAttribute('href')).toBe('/');
  });

  it('is offered again when the user comes back', async () => {
    const { reopen } = await atTheEnd();

    await reopen('');

    expect(await screen.findByRole('button', { name: 'Review submitted (2)' })).toBeTruthy();
  });

  it('works when neither the next dataset nor the count can be loaded', async () => {
    const { reopen, wire } = await atTheEnd();
    wire.answer(/me\/answers/, 500, {});
    wire.answer(/ext\/v1\/datasets$/, 500, {});

    await reopen('');

    expect(await screen.findByRole('button', { name: 'Review submitted (2)' })).toBeTruthy();
    expect(screen.queryByText(/today/)).toBeNull();
  });

  it('does not follow an empty search', async () => {
    const { reopen } = await atTheEnd();

    await reopen(`?search=${encodeURIComponent('{"text":"nothing like it"}')}`);

    expect(await screen.findByText(/No pending records match/i)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'All datasets' })).toBeNull();
  });

  it('has no form: the focus goes to the message, and keys that answer do nothing', async () => {
    const { user, wire } = await atTheEnd();
    await screen.findByRole('button', { name: 'Review submitted (2)' });

    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Record' }));
    await user.keyboard('2{Enter}{Backspace}{Control>}s{/Control}');
    expect(wire.saves).toHaveLength(3);

    await user.keyboard('{Control>}z{/Control}');
    await record(3);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /GOOD/ }));
  });

  it('leaves the focus where the user chose another list', async () => {
    const { user } = await atTheEnd();
    const list = screen.getByRole('combobox', { name: 'Record status' });
    list.focus();

    await user.selectOptions(list, 'draft');
    await screen.findByText('There are no draft records to review');

    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(list);
  });
});

describe('an empty dataset of an admin', () => {
  it('shows Python code for its own fields', async () => {
    const { open } = await aTab(server, { username: 'ada', records: 0 });
    const user = await open();

    await user.click(await screen.findByText('Add records from Python'));

    const code = within(screen.getByRole('main')).getByText(/dataset\.records\.log\(\[\{/);
    expect(code.textContent).toContain('client.datasets(name=');
    expect(code.textContent).toContain('"text": "Read closely."');
  });
});
