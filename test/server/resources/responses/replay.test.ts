import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wireResponse, wireResponsesBulkResult } from '#contract/annotation/response.ts';
import { type Exchange, exchanges } from '../../../contract/recordings.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

interface Recorded extends Exchange {
  readonly as?: string;
}

const recorded: readonly Recorded[] = exchanges.filter(({ file }) => file === 'responses');

/** The recorded server fails on these requests; ours succeeds. */
const better: Readonly<Record<string, number>> = {
  'create draft null values': 201,
  'create draft no values key': 201,
  'create discarded null values': 201,
};

const unknownId = '00000000-0000-4000-8000-000000000000';
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

// Exchanges build on earlier ones.
describe('the recorded exchanges about responses', { shuffle: false }, () => {
  let world: TestApp;
  let dataset: World;
  const known = new Map<string, string>();
  let used = 0;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('contract');
    await world.addUser('owner', 'owner');
    await world.addUser('annotator', 'annotator', workspaceId);
    await world.addUser('annie', 'annotator');
    const fields = { text: 'Ana wrote review number 4 in Rome' };
    const records = () => Array.from({ length: 30 }, () => ({ fields }));
    const distribution = { strategy: 'overlap', min_submitted: 2 } as const;
    dataset = await aDataset(world.db, { workspaceId, distribution, records });
  });
  afterAll(() => world.close());

  /** Maps recorded record ids to ours, in order of appearance. */
  function ours(recordedText: string) {
    return recordedText.replaceAll(ids, (id) => {
      if (id === unknownId) return id;
      if (!known.has(id)) known.set(id, dataset.records[used++]?.id ?? unknownId);
      return known.get(id) ?? id;
    });
  }

  function learn(theirs: unknown, mine: unknown) {
    const named = (body: unknown) => [...JSON.stringify(body).matchAll(ids)].map(([id]) => id);
    const [here, there] = [named(mine), named(theirs)];
    there.forEach((id, index) => {
      if (!known.has(id)) known.set(id, here[index] ?? unknownId);
    });
  }

  function compare({ response }: Recorded, body: unknown) {
    const { detail } = response.body as { detail?: unknown };
    if (typeof detail === 'string') expect(body).toEqual({ detail: ours(detail) });
    if (typeof detail === 'object') {
      const { code } = detail as { code: string };
      expect(body).toMatchObject({ detail: { code } });
    }
  }

  it.each(recorded.map((each) => [each.name, each] as const))('%s is answered as recorded', async (name, exchange) => {
    const { request, response, as } = exchange;
    const path = ours(request.path.replace('/api/v1', ''));
    const body = request.body === undefined ? undefined : JSON.parse(ours(JSON.stringify(request.body)));

    const answer = await world.as(as)(request.method, path, body);

    expect(answer.status, JSON.stringify(answer.body)).toBe(better[name] ?? response.status);
    if (answer.status < 300) {
      v.parse(path.endsWith('bulk') ? wireResponsesBulkResult : wireResponse, answer.body);
      learn(response.body, answer.body);
    } else compare(exchange, answer.body);
  });

  it('keep their values, statuses and errors', async () => {
    const bulk = recorded.find(({ name }) => name === 'bulk mixed success');
    const body = JSON.parse(ours(JSON.stringify(bulk?.request.body)));

    const { body: answer } = await world.as('annotator')('POST', '/me/responses/bulk', body);

    const items = v.parse(wireResponsesBulkResult, bulk?.response.body).items;
    expect(answer.items.map(({ error }: { error: unknown }) => error)).toEqual(
      items.map(({ error }) => error && { detail: ours(String(error.detail)) }),
    );
    expect(answer.items[0].item.values).toEqual(items[0]?.item?.values);
  });
});
