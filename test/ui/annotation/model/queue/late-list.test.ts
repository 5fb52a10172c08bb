import { describe, expect, it, vi } from 'vitest';
import { statusOf } from '#domain/annotation/record.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { ourServer } from '../../../../support/client.ts';
import { aDataset } from '../../../../support/server/world.ts';
import { mood } from '../../../support/questions.ts';
import { ModelBrowser } from '../../support/model-browser.ts';
import { ModelTab } from '../../support/model-tab.ts';

const server = await ourServer();

async function aPlace() {
  const { workspaceId } = server;
  const { id, records } = await aDataset(server.db, { workspaceId, name: crypto.randomUUID(), questions: [mood] });
  const token = (await server.client()).tokens.read() ?? '';
  const userId: string = (await server.as('ann')('GET', '/me')).body.id;
  return { userId, token, datasetId: id, recordIds: records.map((record) => record.id) };
}

function holding() {
  let release = () => {};
  let gate: Promise<void> | undefined;
  let held = 0;
  return {
    fetch: async (request: Request) => {
      const answer = await server.app.fetch(request);
      if (!gate || request.method !== 'GET') return answer;
      held += 1;
      await gate;
      return answer;
    },
    hold: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    heldCount: () => held,
  };
}

describe('a page that the server sent before it had an answer', () => {
  it('shows the answer, so that it can be undone', async () => {
    const place = await aPlace();
    const [recordId = ''] = place.recordIds;
    const responses = async () => (await server.as('ann')('GET', `/records/${recordId}`)).body.responses;
    const line = holding();
    const browser = new ModelBrowser(line);
    const before = await new ModelTab(browser, place).open(browser);
    browser.fault = 'offline';
    before.choose(0, 'good');
    before.viewModel.actions.perform('draft');
    await browser.quiet();
    before.kill();
    const tab = new ModelTab(browser, place);
    await tab.signIn();
    line.hold();
    tab.viewModel.activate(place.datasetId);
    tab.viewModel.records.apply(initialCriteria);
    await vi.waitFor(() => expect(line.heldCount()).toBe(place.recordIds.length));

    browser.fault = undefined;
    browser.clock.advance(120_000);
    await vi.waitFor(async () => expect(await responses()).toHaveLength(1));
    await vi.waitFor(() => expect(tab.viewModel.unsynced.all).toEqual([]));
    line.release();
    await browser.quiet();

    const record = tab.viewModel.records.find(recordId);
    expect(record && statusOf(record)).toBe('draft');
    tab.viewModel.actions.undo();
    await browser.quiet();
    expect(await responses()).toEqual([]);
    tab.kill();
  });
});
