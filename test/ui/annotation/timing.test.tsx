import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MeasureActiveTime } from '#application/annotation/measure-active-time.ts';
import { ourServer } from '../../support/client.ts';
import { closeApp } from '../support/open-app.tsx';
import { requiredMood } from '../support/questions.ts';
import { aTab, record, saved } from '../support/tab.ts';

const server = await ourServer();
beforeAll(() => server.addUser('olga', 'owner'));
afterEach(closeApp);

const note = 'Your time per answer is measured here. Admins see your median.';
const measure = (id: string) => server.as('olga')('PATCH', `/datasets/${id}`, { postil: { measures_time: true } });

async function opened(isMeasured: boolean) {
  const tab = await aTab(server, { questions: [requiredMood], records: 3 });
  if (isMeasured) await measure(tab.id);
  const user = await tab.open();
  await record(1);
  const answer = async () => {
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.keyboard('{Enter}');
    await saved();
  };
  const sent = () => tab.wire.sent.filter(({ path, method }) => method === 'POST' && path.endsWith('/responses'));
  return { tab, user, answer, sent };
}

describe('a dataset that measures time', () => {
  it('tells the annotator, and sends the time on each record with its answer', async () => {
    const { answer, sent, user } = await opened(true);
    await screen.findByText(note);

    await answer();
    await record(2);
    await answer();
    await user.keyboard('{Control>}z{/Control}');
    await screen.findByText(/^Undone/);

    await waitFor(() => expect(sent()).toHaveLength(2));
    for (const { body } of sent())
      expect(body).toMatchObject({ status: 'submitted', postil: { active_ms: expect.any(Number) } });
  });

  it('counts on after Reset', async () => {
    const tab = await aTab(server, { questions: [requiredMood], records: 1 });
    await measure(tab.id);
    const taken = { count: 0 };
    const take = () => {
      taken.count += 1;
      return 1_000;
    };
    tab.container
      .rebind(MeasureActiveTime)
      .toConstantValue({ start: () => () => undefined, restart: () => undefined, take } as never);
    const user = await tab.open();
    await screen.findByText(note);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));

    await user.click(screen.getByRole('button', { name: /^Reset/ }));
    expect(taken.count).toBe(0);
    await user.click(screen.getByRole('radio', { name: 'GOOD' }));
    await user.keyboard('{Enter}');
    await saved();

    expect(taken.count).toBe(1);
  });

  it('tells so after an admin has turned it on', async () => {
    const { tab } = await opened(false);
    expect(screen.queryByText(note)).toBeNull();

    await measure(tab.id);
    await tab.reload();

    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('shows admins the median time of each person', async () => {
    const tab = await aTab(server, { username: 'olga', questions: [requiredMood], records: 2 });
    await measure(tab.id);
    const { items } = (await server.as('ann')('POST', `/me/datasets/${tab.id}/records/search`, {})).body;
    for (const [at, active_ms] of [4_000, 86_000].entries())
      await server.as('ann')('POST', `/records/${items[at].record.id}/responses`, {
        status: 'submitted',
        values: { mood: { value: 'good' } },
        postil: { active_ms },
      });
    const user = await tab.open('?page=1&status=completed');
    await record(1);

    await user.click(screen.getByRole('button', { name: /^Progress/ }));

    const people = await screen.findByRole('region', { name: 'By person' });
    await waitFor(() => expect(within(people).getByText('median 45 sec per answer')).toBeTruthy());
  });
});

describe('a dataset that measures no time', () => {
  it('sends answers without a time, and says nothing', async () => {
    const { answer, sent } = await opened(false);

    await answer();

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).not.toHaveProperty('postil.active_ms');
    expect(screen.queryByText(note)).toBeNull();
  });
});
