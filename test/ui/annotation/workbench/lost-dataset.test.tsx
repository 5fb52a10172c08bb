import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { FakeLiveEvents } from '../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood, why } from '../../support/questions.ts';
import { aTab, record, submit } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

/** Ann has opened a dataset that Olga deletes; the server announces that when the test says so. */
async function listening(query?: string) {
  const tab = await aTab(server, { questions: [requiredMood, why], records: 3 });
  const live = new FakeLiveEvents();
  tab.container.rebind(LiveEvents).toConstantValue(live);
  const user = await tab.open(query);
  await record(1);
  await waitFor(() => expect(live.followers).toBe(1));
  const deletes = () => server.as('olga')('DELETE', `/datasets/${tab.id}`);
  const tell = () => live.tellOfDataset({ kind: 'settings' });
  return { ...tab, user, live, deletes, tell };
}

const isDeleted = () => screen.findByText('This dataset has been deleted');
const isClosed = () => screen.findByText('You no longer have access to this dataset');
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Why/ });
const kept = () => screen.findByRole('region', { name: 'Answers that were not sent' });

const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a dataset deleted while a user answers', () => {
  it('is announced in place of record and form, with a link home', async () => {
    const { deletes, tell } = await listening();

    await deletes();
    tell();

    await isDeleted();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    const home = within(screen.getByRole('main')).getByRole('link', { name: 'Back to the datasets' });
    expect(home.getAttribute('href')).toBe('/');
    expect(screen.queryByRole('region', { name: 'Answers that were not sent' })).toBeNull();
  });

  it('ends live updates and the lease of the record', async () => {
    const { deletes, tell, live, wire } = await listening();
    await waitFor(() => expect(wire.answered).toContainEqual(expect.stringMatching(/lease$/)));

    await deletes();
    tell();
    await isDeleted();

    expect(live.followers).toBe(0);
    const leaseRelease = expect.objectContaining({ method: 'DELETE', path: expect.stringMatching(/lease$/) });
    await waitFor(() => expect(wire.sent).toContainEqual(leaseRelease));
  });

  it('ignores all shortcuts', async () => {
    const { deletes, tell, user, wire } = await listening();
    await deletes();
    tell();
    await isDeleted();
    const before = wire.saves.length;

    await user.keyboard('1{Enter}{Backspace}');

    expect(wire.saves).toHaveLength(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows unsent answers and lets the user leave', async () => {
    const { deletes, tell, user, reload } = await listening();
    await user.keyboard('2');
    await user.type(comment(), 'Because');
    expect(asks()).toBe(true);

    await deletes();
    tell();

    const list = await kept();
    expect(list.textContent).toContain('Record 1');
    expect(list.textContent).toContain('GOOD');
    expect(list.textContent).toContain('Because');
    expect(asks()).toBe(false);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Back to the datasets' }));
    await screen.findByRole('heading', { level: 1, name: 'Datasets' });
    expect(screen.queryByText("You didn't submit your changes")).toBeNull();
    await reload();
    expect((await kept()).textContent).toContain('Because');
  });

  it('shows answers that could not be sent', async () => {
    const { deletes, tell, user, wire } = await listening();
    wire.answer(/\/responses/, 503);
    await user.keyboard('2');
    await user.type(comment(), 'Because');
    await user.click(submit());
    await record(2);

    await deletes();
    tell();

    expect((await kept()).textContent).toContain('Record 1Submitted answer');
    expect((await kept()).textContent).toContain('Because');
    expect(screen.getByRole('button', { name: '1 unsent' })).toBeTruthy();
  });

  it('stays open if reloading alone fails', async () => {
    const { tell, wire } = await listening();
    wire.answer(/^\/datasets\//, 500);

    tell();
    await waitFor(() => expect(wire.sent.filter(({ path }) => path.endsWith('/questions'))).toHaveLength(2));

    expect(await record(1)).toBeTruthy();
    expect(screen.queryByText('This dataset has been deleted')).toBeNull();
  });
});

describe('a dataset that the user may no longer see', () => {
  it('is announced as closed', async () => {
    const { tell, wire } = await listening();
    wire.answer(/^\/datasets\//, 403);

    tell();

    await isClosed();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('a deletion without a live update', () => {
  it('shows up when an answer is sent, which is kept and shown', async () => {
    const { deletes, user } = await listening();
    await deletes();
    await user.keyboard('2');
    await user.type(comment(), 'Because');

    await user.click(submit());

    await isDeleted();
    expect((await kept()).textContent).toContain('Because');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows up when other records are loaded', async () => {
    const { deletes, user } = await listening();
    await deletes();

    await user.selectOptions(screen.getByLabelText('Record status'), 'draft');

    await isDeleted();
  });

  it('is not assumed if an answer fails because its record is gone', async () => {
    const { user, wire } = await listening();
    wire.answer(/\/responses/, 404, { detail: 'Record not found' });
    await user.keyboard('2');

    await user.click(submit());

    await screen.findByText('The server rejected this answer');
    expect(screen.queryByText('This dataset has been deleted')).toBeNull();
  });
});
