import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveEvents } from '#application/ports/shared/live-events.ts';
import { countsOf, FakeLiveEvents } from '../../../../support/browser/fake-live-events.ts';
import { ourServer } from '../../../../support/client.ts';
import { closeApp } from '../../../support/open-app.tsx';
import { mood } from '../../../support/questions.ts';
import { aTab, record, saved } from '../../../support/tab.ts';

const server = await ourServer();
afterEach(closeApp);

describe('the end of the queue', () => {
  it('is reported only after the answers are confirmed and the list was searched again', async () => {
    const tab = await aTab(server, { questions: [mood], records: 2 });
    const user = await tab.open();
    await record(1);
    tab.wire.answer(/\/responses/, 503);
    await user.keyboard('2');
    await record(2);

    await user.keyboard('2');

    expect(await screen.findByText('More records load once your answers are sent')).toBeTruthy();
    expect(screen.queryByText('The task is completed')).toBeNull();
    tab.wire.recover();
    expect(await screen.findByText('The task is completed')).toBeTruthy();
    await waitFor(() => expect(tab.wire.searches.at(-1)?.path).toContain('offset=0&limit=100'));
  });

  it('is reported although an older count arrived during that search', async () => {
    const tab = await aTab(server, { questions: [mood], records: 2 });
    const live = new FakeLiveEvents();
    tab.container.rebind(LiveEvents).toConstantValue(live);
    const user = await tab.open();
    await record(1);
    await waitFor(() => expect(live.followers).toBe(1));
    const searchTheEnd = tab.wire.hold(/search.*offset=0&limit=100/);
    await user.keyboard('2');
    await record(2);
    await user.keyboard('2');
    await waitFor(() => expect(tab.wire.searches.at(-1)?.path).toContain('offset=0&limit=100'));
    await saved();

    const metrics = { total: 2, submitted: 1, discarded: 0, draft: 0, pending: 1 };
    act(() => live.tellOfDataset(countsOf(metrics)));
    searchTheEnd();

    expect(await screen.findByText('The task is completed')).toBeTruthy();
  });

  it('is searched for again after a failure, and skipped records keep their positions', async () => {
    const tab = await aTab(server, { questions: [mood], records: 3 });
    const user = await tab.open();
    await record(1);
    await user.keyboard('{ArrowRight}');
    await record(2);
    await user.keyboard('2');
    await record(3);
    tab.wire.answer(/records\/search/, 500);
    const before = tab.wire.answered.length;
    await user.keyboard('2');
    await saved();
    await waitFor(() =>
      expect(tab.wire.answered.slice(before).some((path) => path.includes('offset=0&limit=100'))).toBe(true),
    );
    tab.wire.recover();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('There are no pending records left')).toBeTruthy();
  });

  it('is revoked if a record was added after the last answer, even if one count reports both', async () => {
    const tab = await aTab(server, { questions: [mood], records: 1 });
    const live = new FakeLiveEvents();
    tab.container.rebind(LiveEvents).toConstantValue(live);
    await server.addUser('lead', 'owner');
    const user = await tab.open();
    await record(1);
    await waitFor(() => expect(live.followers).toBe(1));
    const count = { total: 1, submitted: 0, discarded: 0, draft: 0, pending: 1 };
    act(() => live.tellOfDataset(countsOf(count)));
    await user.keyboard('2');
    await screen.findByText('The task is completed');
    await server.as('lead')('POST', `/datasets/${tab.id}/records/bulk`, { items: [{ fields: { text: 'one more' } }] });

    act(() => live.tellOfDataset(countsOf({ ...count, total: 2, submitted: 1 })));

    expect((await record(2)).textContent).toContain('one more');
  });
});
