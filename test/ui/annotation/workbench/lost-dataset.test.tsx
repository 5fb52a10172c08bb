import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { FakeLiveEvents } from '../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../support/client.ts';
import { aDesk, record, submit } from '../../support/desk.ts';
import { closeApp } from '../../support/open-app.tsx';
import { requiredMood, why } from '../../support/questions.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

/** Ann at a dataset, Olga who deletes it, and a server that tells of that when the test says so. */
async function listening(query?: string) {
  const desk = await aDesk(server, { questions: [requiredMood, why], records: 3 });
  const live = new FakeLiveEvents();
  desk.container.rebind(LiveEvents).toConstantValue(live);
  const user = await desk.open(query);
  await record(1);
  await waitFor(() => expect(live.followers).toBe(1));
  const deletes = () => server.as('olga')('DELETE', `/datasets/${desk.id}`);
  const tell = () => live.tellOfDataset({ kind: 'settings' });
  return { ...desk, user, live, deletes, tell };
}

const isDeleted = () => screen.findByText('This dataset has been deleted');
const isClosed = () => screen.findByText('You no longer have access to this dataset');
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Why/ });
const kept = () => screen.findByRole('region', { name: 'Answers that were not sent' });

/** Whether the browser would ask before it closes the page. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a dataset that is deleted while somebody answers', () => {
  it('is told in place of the record and the form, with a way home', async () => {
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

  it('is listened to no longer, nor is a place in it held', async () => {
    const { deletes, tell, live, wire } = await listening();
    await waitFor(() => expect(wire.answered).toContainEqual(expect.stringMatching(/lease$/)));

    await deletes();
    tell();
    await isDeleted();

    expect(live.followers).toBe(0);
    const letGo = expect.objectContaining({ method: 'DELETE', path: expect.stringMatching(/lease$/) });
    await waitFor(() => expect(wire.sent).toContainEqual(letGo));
  });

  it('is answered by no key', async () => {
    const { deletes, tell, user, wire } = await listening();
    await deletes();
    tell();
    await isDeleted();
    const before = wire.saves.length;

    await user.keyboard('1{Enter}{Backspace}');

    expect(wire.saves).toHaveLength(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what was written and not sent, and keeps nobody from leaving', async () => {
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

  it('shows the answers that could not be sent', async () => {
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

  it('stays open where only looking at it again fails', async () => {
    const { tell, wire } = await listening();
    wire.answer(/^\/datasets\//, 500);

    tell();
    await waitFor(() => expect(wire.sent.filter(({ path }) => path.endsWith('/questions'))).toHaveLength(2));

    expect(await record(1)).toBeTruthy();
    expect(screen.queryByText('This dataset has been deleted')).toBeNull();
  });
});

describe('a dataset that somebody may see no longer', () => {
  it('is told as such', async () => {
    const { tell, wire } = await listening();
    wire.answer(/^\/datasets\//, 403);

    tell();

    await isClosed();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

describe('a server that tells of nothing', () => {
  it('says that the dataset is gone when an answer is sent, which is kept and shown', async () => {
    const { deletes, user } = await listening();
    await deletes();
    await user.keyboard('2');
    await user.type(comment(), 'Because');

    await user.click(submit());

    await isDeleted();
    expect((await kept()).textContent).toContain('Because');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so when other records are asked for', async () => {
    const { deletes, user } = await listening();
    await deletes();

    await user.selectOptions(screen.getByLabelText('Record status'), 'draft');

    await isDeleted();
  });

  it('does not say so of an answer to a record that alone is gone', async () => {
    const { user, wire } = await listening();
    wire.answer(/\/responses/, 404, { detail: 'Record not found' });
    await user.keyboard('2');

    await user.click(submit());

    await screen.findByText('The server rejected this answer');
    expect(screen.queryByText('This dataset has been deleted')).toBeNull();
  });
});
