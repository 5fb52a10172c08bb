import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { FakeLiveEvents } from '../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../support/client.ts';
import { closeApp } from '../../support/open-app.tsx';
import { mood } from '../../support/questions.ts';
import { aTab, record, saved } from '../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('ben', 'annotator', server.workspaceId);
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

const heading = (name: RegExp) => screen.getByRole('button', { name });
const isOpen = (name: RegExp) => heading(name).getAttribute('aria-expanded') === 'true';
const guidelines = /^Guidelines/;
const progress = /^Progress/;

async function opened(wanted: { guidelines?: string; records?: number } = { guidelines: 'Read **twice**.' }) {
  const tab = await aTab(server, { questions: [mood], records: 3, ...wanted });
  const user = await tab.open();
  await record(1);
  return { ...tab, user };
}

describe('the guidelines panel', () => {
  it('is open on the first visit, and renders Markdown', async () => {
    const { reload } = await opened();
    expect(isOpen(guidelines)).toBe(true);
    expect((await screen.findByText('twice')).tagName).toBe('STRONG');

    await reload();
    await record(1);

    expect(isOpen(guidelines)).toBe(false);
    expect(screen.queryByText(/Read/)).toBeNull();
  });

  it('is open again once the guidelines have changed, and says when', async () => {
    const { reload, id } = await opened();
    await server.as('olga')('PATCH', `/datasets/${id}`, { guidelines: 'Read three times.' });

    await reload();
    await record(1);

    expect(await screen.findByText('Read three times.')).toBeTruthy();
    expect(heading(guidelines).textContent).toMatch(/^Guidelines changed (now|.+ ago)/);
  });

  it('says that the dataset has no guidelines', async () => {
    const { user } = await opened({});

    await user.click(heading(guidelines));

    expect(await screen.findByText('This dataset has no guidelines.')).toBeTruthy();
  });

  it('opens and closes by keys without answering anything', async () => {
    const { user, wire } = await opened();
    heading(guidelines).focus();

    await user.keyboard('{Enter}{Enter}');
    expect(isOpen(guidelines)).toBe(true);

    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('separator', { name: 'Guidelines height' }));
    await user.keyboard('{Enter}');
    expect(isOpen(guidelines)).toBe(false);
    expect(document.activeElement).toBe(heading(guidelines));
    expect(wire.saves).toEqual([]);
  });

  it('stays open after a reload', async () => {
    const { user, reload } = await opened();
    await user.click(heading(guidelines));
    await user.click(heading(guidelines));

    await reload();
    await record(1);

    expect([isOpen(guidelines), isOpen(progress)]).toEqual([true, false]);
  });
});

describe('the progress panel', () => {
  it('summarises the progress of team and user in one row', async () => {
    await opened();

    await waitFor(() => expect(heading(progress).textContent).toMatch(/Team 0 %, 0 of 3 completed/));
    expect(heading(progress).textContent).toContain('You: 0 submitted, 3 left');
  });

  it('shows total, completed and pending records, and the users of the team', async () => {
    const { user } = await opened();
    await user.click(heading(progress));
    await user.keyboard('2{Enter}');
    await saved();

    const team = await screen.findByRole('region', { name: 'Team' });
    await waitFor(() => expect(team.textContent).toContain('33.33 %'));
    expect(team.textContent).toContain('1 of 3 completed');
    expect(within(team).getAllByRole('definition')[1]?.textContent).toBe('2');
    expect(team.textContent).toContain('Contributors: ann');
  });

  it('updates after each answer of other users, without asking the server', async () => {
    const { id, container, wire, open } = await aTab(server, { questions: [mood], records: 3 });
    const live = new FakeLiveEvents();
    container.rebind(LiveEvents).toConstantValue(live);
    await open();
    await waitFor(() => expect(live.followers).toBe(1));
    const ben = server.as('ben');
    const { items } = (await ben('POST', `/me/datasets/${id}/records/search`, {})).body;
    await waitFor(() => expect(heading(progress).textContent).toContain('Team 0 %'));
    const answer = async (at: number) => {
      const values = { mood: { value: 'good' } };
      await ben('POST', `/records/${items[at].record.id}/responses`, { status: 'submitted', values });
      const metrics = (await server.as('ann')('GET', `/me/datasets/${id}/metrics`)).body.responses;
      const { users, ...counts } = (await ben('GET', `/datasets/${id}/progress`)).body;
      const usernames = users.map(({ username }: { readonly username: string }) => username);
      act(() => live.tellOfDataset({ kind: 'counted', metrics, progress: { ...counts, users: usernames } }));
    };

    await answer(1);
    await waitFor(() => expect(heading(progress).textContent).toContain('Team 33.33 %'));
    await answer(2);

    await waitFor(() => expect(heading(progress).textContent).toContain('Team 66.67 %'));
    expect(wire.sent.filter(({ path }) => path.endsWith('/progress'))).toHaveLength(1);
  });

  it('is hidden without an error if the server does not offer progress', async () => {
    const { wire, open } = await aTab(server, { questions: [mood] });
    wire.answer(/\/progress$/, 500);
    wire.answer(/\/events$/, 503);
    const user = await open();
    await record(1);
    await user.click(heading(progress));

    await waitFor(() => expect(wire.sent.filter(({ path }) => path.endsWith('/progress'))).not.toEqual([]));

    expect(screen.queryByRole('region', { name: 'Team' })).toBeNull();
    expect(screen.getByRole('region', { name: 'You' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
