import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnsentAnswers } from '#application/ports/annotation/unsent-answers.ts';
import { FakeUnsentAnswers } from '../../support/browser/fake-unsent-answers.ts';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { mood } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

const questions = [mood];

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const list = () => screen.findByRole('dialog', { name: 'Unsent answers' });

async function openWith(status: number, body: unknown = {}) {
  const tab = await aTab(server, { questions, records: 2 });
  tab.wire.answer(/\/responses/, status, body);
  const user = await tab.open();
  await record(1);
  await user.keyboard('2{Enter}');
  return { ...tab, user };
}

describe('the list of unsent answers', () => {
  it('opens from the chip and retries at once', async () => {
    const { user, wire } = await openWith(503);
    await record(2);
    await user.click(await screen.findByRole('button', { name: '1 unsent' }));
    expect(within(await list()).getByText('Stored in this browser, waiting to be sent')).toBeTruthy();
    expect(within(await list()).getByText('Ana wrote review 0')).toBeTruthy();

    wire.recover();
    await user.click(within(await list()).getByRole('button', { name: 'Retry now' }));

    expect(await screen.findByText('All answers are saved on the server.')).toBeTruthy();
    await saved();
  });

  it('asks before it discards an answer', async () => {
    const { user } = await openWith(503);
    await record(2);
    await user.click(await screen.findByRole('button', { name: '1 unsent' }));

    await user.click(within(await list()).getByRole('button', { name: 'Discard' }));
    expect(within(await list()).getByText('This cannot be undone.')).toBeTruthy();
    await user.click(within(await list()).getByRole('button', { name: 'Discard permanently' }));

    expect(await screen.findByText('All answers are saved on the server.')).toBeTruthy();
    await user.click(within(await list()).getByRole('button', { name: 'Close' }));
    await user.keyboard('{ArrowLeft}');
    await record(1);
    expect(chosen('GOOD')).toBe(false);
  });

  it('shows the reason of a refusal, and restores the answer in the form of a record that is not in view', async () => {
    const { user } = await openWith(422, { detail: 'no such label' });
    await screen.findByText('The server rejected this answer');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Record status' }), 'discarded');
    await user.click(await screen.findByRole('button', { name: '1 unsent' }));
    const entry = within(await list())
      .getByText('Submitted answer')
      .closest('li');
    expect(entry?.textContent).toContain('no such label');

    await user.click(within(await list()).getByRole('button', { name: 'Restore to form' }));

    expect(await screen.findByRole('article', { name: 'Earlier record' })).toBeTruthy();
    expect(chosen('GOOD')).toBe(true);
  });
});

describe('a browser without storage', () => {
  it('is reported, and the next record waits until the answer is confirmed', async () => {
    const tab = await aTab(server, { questions, records: 3 });
    const denied = new FakeUnsentAnswers();
    denied.isDenied = true;
    (await tab.container.rebind(UnsentAnswers)).toConstantValue(denied);
    const user = await tab.open();
    await record(1);
    await user.keyboard('2{Enter}');
    await record(2);
    expect(await screen.findByText(/This browser cannot store your answers/)).toBeTruthy();
    await saved();
    tab.wire.answer(/\/responses/, 503);

    await user.keyboard('2{Enter}');
    await screen.findByRole('button', { name: '1 unsent' });
    expect(screen.getByRole('article', { name: 'Record 2' })).toBeTruthy();

    tab.wire.recover();
    await waitFor(() => expect(screen.getByRole('article', { name: 'Record 3' })).toBeTruthy());
  });
});
