import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { PageVisibility } from '#application/ports/shared/page-visibility.ts';
import { Session } from '#ui/shared/session.ts';
import { UploadsFlag } from '#ui/shared/uploads-flag.ts';
import { countsOf, FakeLiveEvents } from '../../../../support/browser/fake-live-events.ts';
import { FakePageVisibility } from '../../../../support/browser/fake-page-visibility.ts';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { requiredMood, why } from '../../../support/questions.ts';
import { aTab, record, saved, submit } from '../../../support/tab.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
afterEach(closeApp);

/** Ann at a dataset that gets new records; the test decides when the server sends events. */
async function receiving(records: number, query?: string) {
  const tab = await aTab(server, { questions: [requiredMood, why], records });
  const live = new FakeLiveEvents();
  tab.container.rebind(LiveEvents).toConstantValue(live);
  tab.container.rebind(PageVisibility).toConstantValue(new FakePageVisibility());
  tab.wire.answer(/\/lease/, 404);
  const bring = async (...texts: readonly string[]) => {
    const items = texts.map((text) => ({ fields: { text } }));
    await server.as('olga')('POST', `/datasets/${tab.id}/records/bulk`, { items });
  };
  const counted = async () => {
    const metrics = (await server.as('ann')('GET', `/me/datasets/${tab.id}/metrics`)).body.responses;
    return () => {
      act(() => live.tellOfDataset(countsOf(metrics)));
    };
  };
  const counts = async () => (await counted())();
  const uploads = (unfinished: number) =>
    act(() => {
      const { user } = tab.container.get(Session);
      tab.container.get(UploadsFlag).set(user?.id ?? '', false, unfinished);
    });
  const user = await tab.open(query);
  await waitFor(() => expect(live.followers).toBe(1));
  return { ...tab, user, bring, counted, counts, uploads };
}

const shown = () => screen.getByRole('article').textContent ?? '';
const answer = async (user: Awaited<ReturnType<typeof receiving>>['user']) => {
  await user.keyboard('2');
  await user.click(submit());
};

describe('records that are created while Ann annotates', () => {
  it('are appended to the queue once the server has counted them', async () => {
    const { user, bring, counts } = await receiving(2);
    await record(1);

    await bring('The third', 'The fourth');
    await counts();

    expect(await screen.findByText('of 4')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    await record(2);
    await user.keyboard('{ArrowRight}');
    await record(3);
    expect(shown()).toContain('The third');
  });

  it('are shown at once if the queue was at its end', async () => {
    const { bring, counts } = await receiving(0);
    await screen.findByText(/Ask an administrator/);

    await bring('The first');
    await counts();

    expect(await screen.findByText('The first')).toBeTruthy();
  });

  it('are searched for before the queue reports its end', async () => {
    const { user, bring } = await receiving(1);
    await record(1);
    await bring('The second');

    await answer(user);

    expect(await screen.findByText('The second')).toBeTruthy();
    expect(screen.getByText('of 2')).toBeTruthy();
  });

  it("are appended once the user's own upload has finished", async () => {
    const { bring, uploads } = await receiving(2);
    await record(1);
    uploads(1);

    await bring('The third');
    uploads(0);

    expect(await screen.findByText('of 3')).toBeTruthy();
    expect(await screen.findByText('You: 0 submitted, 3 left')).toBeTruthy();
  });

  it("are not assumed from a count that is older than the user's answer", async () => {
    const { user, counted, counts } = await receiving(3);
    await record(1);
    await counts();
    const tellLate = await counted();
    await answer(user);
    await record(2);
    await saved();

    tellLate();

    expect(screen.getByText('of 3')).toBeTruthy();
    await counts();
    expect(screen.getByText('of 3')).toBeTruthy();
  });

  it('are not counted among the records searched for', async () => {
    const { bring, counts } = await receiving(2, '?search=review~all');
    await record(1);

    await bring('The third');
    await counts();

    expect(screen.getByText('of 2')).toBeTruthy();
  });
});
