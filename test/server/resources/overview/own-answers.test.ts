import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';

const since = (time: string) => `/ext/v1/me/answers?since=${encodeURIComponent(time)}`;
const answer = (status: string) => ({ status, values: { label: { value: 'neutral' } } });
const future = new Date(Date.now() + 60_000).toISOString();

describe('the count of own answers', () => {
  let world: TestApp;
  let before: string;

  beforeAll(async () => {
    world = await testApp();
    const team = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', team);
    await world.addUser('bo', 'annotator', team);
    before = new Date(Date.now() - 60_000).toISOString();
    for (const name of ['reviews', 'texts']) {
      const { records } = await aDataset(world.db, { workspaceId: team, name, records: 3 });
      const statuses = ['submitted', 'discarded', 'draft'];
      for (const [index, status] of statuses.entries())
        await world.as('ana')('POST', `/records/${records[index]?.id}/responses`, answer(status));
    }
  });
  afterAll(() => world.close());

  it('has the submitted and discarded ones of all datasets since a time', async () => {
    expect(await world.as('ana')('GET', since(before))).toMatchObject({
      status: 200,
      body: { submitted: 2, discarded: 2 },
    });
  });

  it('has none of other users, and none before that time', async () => {
    expect((await world.as('bo')('GET', since(before))).body).toEqual({ submitted: 0, discarded: 0 });
    expect((await world.as('ana')('GET', since(future))).body).toEqual({ submitted: 0, discarded: 0 });
  });

  it.each(['', 'yesterday', '2026-01-01'])('refuses the time “%s”', async (time) => {
    expect(await world.as('ana')('GET', since(time))).toMatchObject({ status: 422 });
  });
});
