import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListener, type Listener } from '../../support/outside/listener.ts';
import { isSigned } from '../../support/outside/webhooks.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { backdateJobs, runDueJobs } from '../../support/server/jobs.ts';

const events = ['record.created'];

describe('a delivery', () => {
  let world: TestApp;
  let listener: Listener;

  beforeAll(async () => {
    world = await testApp({ FETCH_ALLOW: '127.0.0.1' });
    await world.addUser('owner', 'owner');
    listener = await aListener();
  });
  beforeEach(async () => {
    listener.received.length = 0;
    listener.answers.length = 0;
    await world.db.deleteFrom('jobs').execute();
    await world.db.deleteFrom('webhooks').execute();
  });
  afterAll(async () => {
    await listener.close();
    await world.close();
  });

  const send = (method: string, path: string, body?: unknown) => world.as('owner')(method, path, body);
  const webhook = async (url = listener.url) => (await send('POST', '/webhooks', { url, events })).body;
  const ping = ({ id }: { id: string }) => send('POST', `/webhooks/${id}/ping`);
  const run = () => runDueJobs(world.deps);
  const jobs = () => world.db.selectFrom('jobs').select(['status', 'error', 'failures']).execute();

  /** Long enough for a retry. */
  async function wait(seconds: number) {
    await backdateJobs(world.db, seconds);
    await world.db.updateTable('webhooks').set({ paused_until: null }).execute();
  }

  it('is signed, and its job is deleted after success', async () => {
    const made = await webhook();

    const { status } = await ping(made);
    await run();

    const [received] = listener.received;
    expect(status).toBe(204);
    expect(received).toMatchObject({ path: '/hook', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(received?.body ?? '')).toMatchObject({ type: 'ping', version: 1, data: { agent: 'postil' } });
    expect(received && isSigned(received, made.secret)).toBe(true);
    expect(await jobs()).toEqual([]);
  });

  it.each([500, 503, 429, 408])('is retried with the same id after a %d', async (status) => {
    await ping(await webhook());
    listener.answers.push({ status });

    await run();
    const between = await jobs();
    await wait(10);
    await run();

    const [first, second] = listener.received.map(({ headers }) => headers['webhook-id']);
    expect(between).toEqual([
      { status: 'scheduled', error: `The webhook URL responded with status ${status}`, failures: 1 },
    ]);
    expect(first).toBe(second);
    expect(await jobs()).toEqual([]);
  });

  it('waits as long as the receiver asks', async () => {
    await ping(await webhook());
    listener.answers.push({ status: 429, headers: { 'retry-after': '600' } });

    await run();
    await wait(500);

    expect(await run()).toBe(0);
  });

  it.each([400, 404, 410, 302])('fails permanently after a %d', async (status) => {
    await ping(await webhook());
    listener.answers.push({ status });

    await run();

    expect(await jobs()).toEqual([
      { status: 'failed', error: `The webhook URL responded with status ${status}`, failures: 0 },
    ]);
  });

  it('fails permanently after eight attempts, and the webhook stays', async () => {
    const { id } = await webhook();
    await ping({ id });
    listener.answers.push(...Array.from({ length: 8 }, () => ({ status: 500 })));

    for (let attempt = 0; attempt < 8; attempt += 1) {
      await run();
      await wait(50_000);
    }

    expect(listener.received).toHaveLength(8);
    expect(await jobs()).toMatchObject([{ status: 'failed' }]);
    expect((await send('GET', '/webhooks')).body.items).toMatchObject([{ id, enabled: true }]);
  });

  it('waits without an attempt while its webhook is paused', async () => {
    const made = await webhook();
    await ping(made);
    await ping(made);
    listener.answers.push({ status: 500 });

    await run();

    expect(listener.received).toHaveLength(1);
    expect(await jobs()).toEqual(
      expect.arrayContaining([
        { status: 'scheduled', error: 'The webhook URL responded with status 500', failures: 1 },
        { status: 'queued', error: null, failures: 0 },
      ]),
    );
  });

  it('fails permanently after a day', async () => {
    await ping(await webhook());
    const old = JSON.stringify({ type: 'ping', timestamp: '2020-01-01T00:00:00Z', data: {} });
    const [job] = await world.db.selectFrom('jobs').select(['id', 'payload']).execute();
    const payload = JSON.stringify({ ...job?.payload, message: JSON.parse(old) });
    await world.db.updateTable('jobs').set({ payload }).execute();

    await run();

    expect(await jobs()).toMatchObject([{ status: 'failed', error: 'The event could not be delivered within a day' }]);
  });

  it('is retried if the receiver cannot be reached', async () => {
    const gone = await aListener();
    await ping(await webhook(gone.url));
    await gone.close();

    await run();

    expect(await jobs()).toEqual([{ status: 'scheduled', error: 'The webhook URL could not be reached', failures: 1 }]);
  });

  it("never reaches internal addresses, even if the webhook's URL resolved to a public one before", async () => {
    const { id } = await webhook();
    await ping({ id });
    await world.db
      .updateTable('webhooks')
      .set({ url: `http://127.0.0.2:${listener.port}/` })
      .execute();

    await run();

    expect(listener.received).toEqual([]);
    expect(await jobs()).toMatchObject([{ status: 'failed', error: expect.stringMatching('not a public address') }]);
  });

  it('is deleted with its webhook', async () => {
    const made = await webhook();
    await ping(made);
    await send('DELETE', `/webhooks/${made.id}`);

    await run();

    expect([listener.received, await jobs()]).toEqual([[], []]);
  });
});
