import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wirePersonProgress } from '#contract/datasets/person-progress.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = (status: string) => ({ status, values: { label: { value: 'neutral' } } });
const minuteMs = 60_000;
const past = new Date(Date.now() - minuteMs).toISOString();
const future = new Date(Date.now() + minuteMs).toISOString();

describe('the progress by person', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const team = await world.addWorkspace('team');
    await world.addUser('ada', 'admin', team);
    for (const name of ['ana', 'bo', 'cy']) await world.addUser(name, 'annotator', team);
    dataset = await aDataset(world.db, { workspaceId: team, name: 'counted', records: 3 });
    for (const [user, ...statuses] of [
      ['bo', 'submitted'],
      ['ana', 'submitted', 'discarded', 'draft'],
    ])
      for (const [index, status] of statuses.entries())
        await world.as(user ?? '')('POST', `/records/${dataset.records[index]?.id}/responses`, answer(status));
  });
  afterAll(() => world.close());

  const people = (since: string, as = 'ada') =>
    world.as(as)('GET', `/ext/v1/datasets/${dataset.id}/people?since=${encodeURIComponent(since)}`);

  it('has the users with answers, those with the most first', async () => {
    const { status, body } = await people(past);

    expect(status).toBe(200);
    expect(body).toEqual(v.parse(wirePersonProgress, body));
    expect(body.items).toEqual([
      { username: 'ana', submitted: 1, discarded: 1, draft: 1, recent: 2, median_ms: null },
      { username: 'bo', submitted: 1, discarded: 0, draft: 0, recent: 1, median_ms: null },
    ]);
  });

  it('counts none before the time asked for', async () => {
    const { body } = await people(future);

    expect(body.items.map(({ recent }: { recent: number }) => recent)).toEqual([0, 0]);
  });

  it('is not for annotators, and needs a time', async () => {
    expect((await people(past, 'ana')).status).toBe(403);
    expect((await people('yesterday')).status).toBe(422);
  });
});
