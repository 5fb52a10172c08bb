import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type OpenChangeFeed, openChangeFeed } from '#server/live/open-change-feed.ts';
import { type Listening, listenToAll } from '../../../support/outside/events.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };

describe('the events of all datasets', () => {
  let hub: OpenChangeFeed;
  let world: TestApp;
  let team: string;
  let elsewhere: string;
  let dataset: World;
  let made = 0;

  beforeAll(async () => {
    hub = await openChangeFeed();
    world = await testApp({}, hub);
    team = await world.addWorkspace('team');
    elsewhere = await world.addWorkspace('elsewhere');
    await world.addUser('owner', 'owner');
    await world.addUser('ana', 'annotator', team);
  });
  beforeEach(async () => {
    made += 1;
    dataset = await aDataset(world.db, { workspaceId: team, name: `reviews ${made}`, records: 3 });
  });
  afterAll(async () => {
    await hub.stop();
    await world.close();
  });

  async function aListener(as: string, headers?: Readonly<Record<string, string>>): Promise<Listening> {
    const listening = await listenToAll(world.app, as, headers);
    onTestFinished(() => listening.leave());
    await listening.block();
    return listening;
  }
  const touch = (datasetId: string) => hub.publish([{ type: 'settings.updated', datasetId }]);
  const aMember = async (workspaceId: string) => {
    const name = `member ${made}`;
    return { name, ...(await world.addUser(name, 'annotator', workspaceId)) };
  };

  it('are a stream with a retry interval', async () => {
    const listening = await listenToAll(world.app, 'ana');
    onTestFinished(() => listening.leave());

    expect(listening.response.headers.get('Content-Type')).toBe('text/event-stream; charset=utf-8');
    expect(await listening.block()).toBe('retry: 2000');
  });

  it('are counted by open connections', async () => {
    expect(hub.count()).toBe(0);

    const ana = await aListener('ana');
    const owner = await aListener('owner');

    expect(hub.count()).toBe(2);
    await ana.leave();
    await owner.leave();
    await expect.poll(() => hub.count()).toBe(0);
  });

  it('name the dataset of an answer', async () => {
    const ana = await aListener('ana');

    await world.as('owner')('POST', `/records/${dataset.records[0]?.id}/responses`, answer);

    expect(await ana.next()).toEqual({ id: '1', event: 'dataset', data: { dataset_id: dataset.id } });
  });

  it('omit datasets that the user may not see', async () => {
    const other = await aDataset(world.db, { workspaceId: elsewhere, name: `other ${made}` });
    const [ana, owner] = [await aListener('ana'), await aListener('owner')];

    touch(other.id);
    expect((await owner.next())?.data).toEqual({ dataset_id: other.id });
    touch(dataset.id);

    expect((await ana.next())?.data).toEqual({ dataset_id: dataset.id });
  });

  it('name a dataset once for simultaneous changes', async () => {
    const ana = await aListener('ana');
    touch(dataset.id);
    await ana.next();

    for (let times = 0; times < 5; times += 1) touch(dataset.id);
    await ana.next();
    hub.publish([{ type: 'dataset.created', datasetId: dataset.id }]);

    expect(await ana.next()).toMatchObject({ id: '3', data: { dataset_id: dataset.id } });
  });

  it('report a changed list after a dataset is created or deleted', async () => {
    const ana = await aListener('ana');
    touch(dataset.id);
    await ana.nextOf('dataset'); // the user's list has been checked

    const { body } = await world.as('owner')('POST', '/datasets', { name: `new ${made}`, workspace_id: team });
    const created = await ana.nextOf('datasets');
    await ana.nextOf('dataset');
    await world.as('owner')('DELETE', `/datasets/${body.id}`);

    expect(created).toMatchObject({ event: 'datasets', data: {} });
    expect(await ana.next()).toMatchObject({ event: 'datasets', data: {} });
  });

  it('do not report the list to users who cannot see the new dataset', async () => {
    const [ana, owner] = [await aListener('ana'), await aListener('owner')];
    touch(dataset.id);
    await Promise.all([ana.next(), owner.next()]);

    await world.as('owner')('POST', '/datasets', { name: `new ${made}`, workspace_id: elsewhere });
    await owner.nextOf('datasets');
    touch(dataset.id);

    expect((await ana.next())?.event).toBe('dataset');
  });

  it('reach users who join or leave a workspace', async () => {
    const { id, name } = await aMember(elsewhere);
    const newcomer = await aListener(name);

    await world.as('owner')('POST', `/workspaces/${team}/users`, { user_id: id });
    const joined = await newcomer.next();
    touch(dataset.id);
    const seen = await newcomer.next();
    await world.as('owner')('DELETE', `/workspaces/${team}/users/${id}`);

    expect(joined?.event).toBe('datasets');
    expect(seen?.data).toEqual({ dataset_id: dataset.id });
    expect((await newcomer.next())?.event).toBe('datasets');
  });

  it('reach users who become owners of all datasets', async () => {
    await aDataset(world.db, { workspaceId: elsewhere, name: `other ${made}` });
    const { id, name } = await aMember(team);
    const riser = await aListener(name);

    await world.as('owner')('PATCH', `/users/${id}`, { role: 'owner' });

    expect((await riser.next())?.event).toBe('datasets');
  });

  it('report a changed list after a reconnect', async () => {
    const ana = await aListener('ana', { 'Last-Event-ID': '7' });

    expect(await ana.next()).toMatchObject({ event: 'datasets', data: {} });
  });

  it('detect changes without events after a while', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id, name } = await aMember(team);
    const leaver = await aListener(name);
    touch(dataset.id);
    await leaver.next();

    await world.db.deleteFrom('workspaces_users').where('user_id', '=', id).execute();
    vi.advanceTimersByTime(25_000);

    expect((await leaver.nextOf('datasets'))?.event).toBe('datasets');
  });

  it('end when the account is deleted', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { id, name } = await aMember(team);
    const leaver = await aListener(name);

    await world.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', id).execute();
    vi.advanceTimersByTime(25_000);

    while (await leaver.block());
    expect(await leaver.next()).toBeUndefined();
  });

  it('count as streams of the user together with those of single datasets', async () => {
    await Promise.all(Array.from({ length: 20 }, () => aListener('owner')));

    const refused = await world.as('owner')('GET', `/ext/v1/datasets/${dataset.id}/events`);

    expect(refused.body.code).toBe('too_many_streams');
  });

  it('end when the server stops, also for later clients', async () => {
    const stopping = await openChangeFeed();
    const other = await testApp({}, stopping);
    onTestFinished(() => other.close());
    await other.addUser('owner', 'owner');
    const before = await listenToAll(other.app, 'owner');

    stopping.end();

    const later = await listenToAll(other.app, 'owner');
    expect(await before.next()).toBeUndefined();
    expect(await later.next()).toBeUndefined();
    await stopping.stop();
  });
});
