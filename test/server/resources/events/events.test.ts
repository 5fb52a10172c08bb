import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { wireProgressEvent, wireRecordsEvent } from '#contract/live/events.ts';
import { type OpenChangeFeed, openChangeFeed } from '#server/live/open-change-feed.ts';
import { type Listening, listen } from '../../../support/outside/events.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };
const settled = { ...answer, status: 'draft' };

describe('the events of a dataset', () => {
  let hub: OpenChangeFeed;
  let world: TestApp;
  let team: string;
  let workspaceId: string;
  let dataset: World;
  let made = 0;

  beforeAll(async () => {
    hub = await openChangeFeed();
    world = await testApp({}, hub);
    team = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', team);
    await world.addUser('bo', 'annotator', team);
  });
  beforeEach(async () => {
    made += 1;
    workspaceId = team;
    dataset = await aDataset(world.db, { workspaceId, name: `reviews ${made}`, records: 3 });
  });
  afterAll(async () => {
    await hub.stop();
    await world.close();
  });

  async function aListener(as: string, headers?: Readonly<Record<string, string>>): Promise<Listening> {
    const listening = await listen(world.app, dataset.id, as, headers);
    onTestFinished(() => listening.leave());
    return listening;
  }
  const submit = (as: string, record = 0) =>
    world.as(as)('POST', `/records/${dataset.records[record]?.id}/responses`, answer);

  it('are a stream without caching and buffering', async () => {
    const { response } = await aListener('ana');

    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Accel-Buffering')).toBe('no');
  });

  it('are counted by open connections', async () => {
    expect(hub.count()).toBe(0);

    const ana = await aListener('ana');
    const bo = await aListener('bo');

    expect(hub.count()).toBe(2);
    await ana.leave();
    await bo.leave();
    await expect.poll(() => hub.count()).toBe(0);
  });

  it('start with a retry interval and the progress', async () => {
    const ana = await aListener('ana');

    expect(await ana.block()).toBe('retry: 2000');
    expect(await ana.next()).toEqual({
      id: '1',
      event: 'progress',
      data: {
        progress: { total: 3, completed: 0, pending: 3, users: [] },
        metrics: { responses: { total: 3, submitted: 0, discarded: 0, draft: 0, pending: 3 } },
      },
    });
  });

  it('send every user the progress with their own metrics, but no answer', async () => {
    const [ana, bo] = [await aListener('ana'), await aListener('bo')];
    await Promise.all([ana.next(), bo.next()]);

    await submit('ana');

    const records = {
      event: 'records',
      data: { created: [], updated: [], deleted: [], completed: [dataset.records[0]?.id] },
    };
    const progress = { total: 3, completed: 1, pending: 2, users: [{ username: 'ana' }] };
    expect(await ana.next()).toMatchObject(records);
    expect(await bo.next()).toMatchObject(records);
    expect((await ana.next())?.data).toEqual({
      progress,
      metrics: { responses: { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 } },
    });
    expect((await bo.next())?.data).toEqual({
      progress,
      metrics: { responses: { total: 2, submitted: 0, discarded: 0, draft: 0, pending: 2 } },
    });
  });

  it('have the shapes of the contract', async () => {
    const ana = await aListener('ana');
    const first = await ana.next();

    await submit('ana');
    const second = await ana.next();

    expect(v.is(wireProgressEvent, first?.data)).toBe(true);
    expect(v.is(wireRecordsEvent, second?.data)).toBe(true);
  });

  it('do not reach users of other datasets', async () => {
    const other = await aDataset(world.db, { workspaceId, name: `other ${made}` });
    const elsewhere = await listen(world.app, other.id, 'ana');
    onTestFinished(() => elsewhere.leave());
    const ana = await aListener('ana');
    await Promise.all([elsewhere.next(), ana.next()]);

    await submit('ana');
    hub.publish([{ type: 'settings.updated', datasetId: other.id }]);

    expect((await ana.next())?.event).toBe('records');
    expect((await elsewhere.next())?.event).toBe('settings');
  });

  it('report any change after a reconnect', async () => {
    const ana = await aListener('ana', { 'Last-Event-ID': '7' });

    expect(await ana.next()).toMatchObject({ event: 'settings', data: {} });
    expect(await ana.next()).toMatchObject({ event: 'records', data: { all: true } });
    expect((await ana.next())?.event).toBe('progress');
  });

  it('do not repeat an unchanged progress', async () => {
    const ana = await aListener('ana');
    await ana.next();

    const { body } = await world.as('ana')('POST', `/records/${dataset.records[0]?.id}/responses`, settled);
    await ana.next();
    await world.as('ana')('PUT', `/responses/${body.id}`, settled);
    hub.publish([{ type: 'settings.updated', datasetId: dataset.id }]);

    expect((await ana.next())?.event).toBe('settings');
  });

  it('include a heartbeat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const ana = await aListener('ana');
    await ana.next();

    vi.advanceTimersByTime(15_000);

    expect(await ana.block()).toBe(':');
  });

  it.each([
    ['the workspace', () => world.db.deleteFrom('workspaces_users').where('workspace_id', '=', workspaceId).execute()],
    [
      'the users',
      () => world.db.updateTable('users').set({ deleted_at: new Date() }).where('username', '=', 'cy').execute(),
    ],
  ])('end after a user is removed from %s', async (_, remove) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    workspaceId = await world.addWorkspace(`team ${made}`);
    await world.db.deleteFrom('users').where('username', '=', 'cy').execute();
    await world.addUser('cy', 'annotator', workspaceId);
    dataset = await aDataset(world.db, { workspaceId, name: `of another team ${made}` });
    const cy = await aListener('cy');
    await cy.next();

    await remove();
    vi.advanceTimersByTime(25_000);

    while (await cy.block());
    expect(await cy.next()).toBeUndefined();
  });

  it('end at once for a user who lost access, and for no other user', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const left = await world.addWorkspace(`left ${made}`);
    const cyrus = await world.addUser(`cyrus ${made}`, 'annotator', left);
    await world.addUser(`dora ${made}`, 'annotator', left);
    dataset = await aDataset(world.db, { workspaceId: left, name: 'that one leaves' });
    const [cy, dora] = [await aListener(`cyrus ${made}`), await aListener(`dora ${made}`)];
    await Promise.all([cy.next(), dora.next()]);

    await world.as('owner')('DELETE', `/workspaces/${left}/users/${cyrus.id}`);

    expect(await cy.next()).toBeUndefined();
    hub.publish([{ type: 'settings.updated', datasetId: dataset.id }]);
    expect((await dora.next())?.event).toBe('settings');
  });

  it('end after the dataset is deleted, which is reported first', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const owner = await aListener('owner');
    await owner.next();

    await world.as('owner')('DELETE', `/datasets/${dataset.id}`);

    expect((await owner.next())?.event).toBe('settings');
    expect(await owner.nextOf('none is called that')).toBeUndefined();
  });

  it('are refused to users with too many streams, until one is closed', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => aListener('owner')));

    const refused = await world.as('owner')('GET', `/ext/v1/datasets/${dataset.id}/events`);
    await open[0]?.leave();
    const again = await aListener('owner');

    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('too_many_streams');
    expect(again.response.status).toBe(200);
  });
});

describe('a stopping server', () => {
  it('ends all streams, also later ones', async () => {
    const hub = await openChangeFeed();
    const world = await testApp({}, hub);
    onTestFinished(() => world.close());
    await world.addUser('owner', 'owner');
    const dataset = await aDataset(world.db, { workspaceId: await world.addWorkspace('team') });
    const before = await listen(world.app, dataset.id, 'owner');
    await before.next();

    hub.end();

    const later = await listen(world.app, dataset.id, 'owner');
    expect(await before.next()).toBeUndefined();
    expect(await later.next()).toBeUndefined();
    await hub.stop();
  });
});
