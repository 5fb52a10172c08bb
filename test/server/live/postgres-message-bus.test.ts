import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Address } from '#server/engine/pool.ts';
import type { Change } from '#server/live/change.ts';
import { type OpenChangeFeed, openChangeFeed } from '#server/live/open-change-feed.ts';
import { postgresMessageBus } from '#server/live/postgres-message-bus.ts';
import type { Database } from '#server/schema/database.ts';
import { addressOf, createTestDatabase, type TestDatabase } from '../../support/server/database.ts';

const log = pino({ level: 'silent' });
const ids = Array.from({ length: 100 }, (_, index) => `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`);
const everything = { progress: true, settings: true, records: { all: true }, list: true };

function hearing(hub: OpenChangeFeed, datasetId: string) {
  const heard: Change[] = [];
  let wake: () => void = () => undefined;
  const changed = (change: Change) => {
    heard.push(change);
    wake();
  };
  hub.watch(datasetId, { size: 1, changed, ended: () => undefined });
  const next = async (): Promise<Change | undefined> => {
    if (heard.length === 0)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    return heard.shift();
  };
  return { next, heard };
}

describe('processes on one database', () => {
  let database: TestDatabase<Database>;
  let address: Address;

  beforeAll(async () => {
    database = await createTestDatabase<Database>();
    address = await addressOf(database.db);
  });
  afterAll(() => database.drop());

  async function aHub(at = address) {
    const hub = await openChangeFeed(postgresMessageBus(at, log));
    onTestFinished(() => hub.stop());
    return hub;
  }

  const cutLines = () =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'postil events' AND datname = ${address.database}`.execute(database.db);

  it("receive each other's changes, of any number of records", async () => {
    const [one, other] = [await aHub(), await aHub()];
    const there = hearing(other, 'reviews');

    one.publish([{ type: 'record.deleted', datasetId: 'reviews', ids }]);

    expect((await there.next())?.records).toMatchObject({ deleted: ids });
  });

  it('receive their own changes once', async () => {
    const [one, other] = [await aHub(), await aHub()];
    const [here, there] = [hearing(one, 'reviews'), hearing(other, 'reviews')];

    one.publish([{ type: 'settings.updated', datasetId: 'reviews' }]);
    await Promise.all([here.next(), there.next()]);
    other.publish([{ type: 'response.created', datasetId: 'reviews' }]);

    expect(await here.next()).toMatchObject({ progress: true });
    expect(here.heard).toEqual([]);
  });

  it('assume any change after a reconnect', async () => {
    const [one, other] = [await aHub(), await aHub()];
    const [here, there] = [hearing(one, 'reviews'), hearing(other, 'texts')];

    await cutLines();

    expect(await here.next()).toEqual(everything);
    expect(await there.next()).toEqual(everything);
  });

  it('announce any change after a reconnect if they could not send one', async () => {
    const [one, other] = [await aHub(), await aHub()];
    const there = hearing(other, 'reviews');
    await cutLines();
    await there.next();

    one.publish([{ type: 'settings.updated', datasetId: 'reviews' }]);

    expect(await there.next()).toMatchObject({ settings: true });
  });

  it('start without a connection if it fails', async () => {
    const hub = await aHub({ ...address, database: 'nowhere' });
    const here = hearing(hub, 'reviews');

    hub.publish([{ type: 'settings.updated', datasetId: 'reviews' }]);

    expect(await here.next()).toMatchObject({ settings: true });
  });

  it('send pending changes before they stop', async () => {
    const other = await aHub();
    const there = hearing(other, 'reviews');
    const one = await openChangeFeed(postgresMessageBus(address, log));
    one.publish([{ type: 'settings.updated', datasetId: 'reviews' }]);

    await one.stop();

    expect(await there.next()).toMatchObject({ settings: true });
  });
});
