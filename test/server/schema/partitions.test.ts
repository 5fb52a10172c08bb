import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Address, withClient } from '#server/engine/pool.ts';
import { createDataset } from '#server/resources/datasets/create-dataset.ts';
import { inTransaction } from '#server/resources/shared/transaction.ts';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { addressOf, onCluster } from '../../support/server/database.ts';
import { isWaitingForLock } from '../../support/server/waiting.ts';

/** Enough partitions to make the lookup slow. */
const others = 1000;

describe('partitions', () => {
  const cluster = onCluster();
  let world: TestApp;
  let workspaceId: string;
  let address: Address;

  beforeAll(async () => {
    if (!cluster) return;
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    address = await addressOf(world.db);
    await sql`DO $$ BEGIN FOR i IN 1..${sql.lit(others)} LOOP
      EXECUTE format('CREATE TABLE contents_%s PARTITION OF record_contents FOR VALUES IN (-%s)', i, i);
    END LOOP; END $$`.execute(world.db);
  });
  afterAll(() => world?.close());

  const find = async (client: pg.Client, ds: number) =>
    (await client.query(`SELECT FROM record_contents WHERE ds = ${ds}`)).rowCount;

  /** Record counts of connections whose first query of the tables runs during the creation of a dataset. */
  async function foundBy(clients: readonly pg.Client[], name: string) {
    let looking: readonly Promise<unknown>[] = [];
    const { ds } = await inTransaction(world.db, async (trx) => {
      const made = await createDataset(trx, { workspaceId, name });
      looking = clients.map((client) => find(client, -1));
      await Promise.race(looking);
      return made;
    });
    await sql`INSERT INTO ${sql.id(`record_contents_${ds}`)} VALUES (${ds}, 1, '{}')`.execute(world.db);
    await Promise.all(looking);
    return Promise.all(clients.map((client) => find(client, ds)));
  }

  const withClients = <T>(count: number, work: (clients: readonly pg.Client[]) => Promise<T>): Promise<T> =>
    count === 0
      ? work([])
      : withClient(address, (client) => withClients(count - 1, (clients) => work([client, ...clients])));

  it('are known to every connection, also to one that read the list during the attachment', async () => {
    const found: (number | null)[] = [];
    for (const round of [1, 2, 3, 4, 5])
      found.push(...(await withClients(6, (clients) => foundBy(clients, `made in round ${round}`))));

    expect(found).toEqual(found.map(() => 1));
  });

  it('are announced without waiting for locks on a table', async () => {
    let letGo = () => {};
    const until = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let holding: Promise<void> = Promise.resolve();
    await inTransaction(world.db, async (trx) => {
      await createDataset(trx, { workspaceId, name: 'made beside a lock' });
      holding = world.db.transaction().execute(async (holder) => {
        await sql`LOCK TABLE suggestions IN SHARE UPDATE EXCLUSIVE MODE`.execute(holder);
        await until;
      });
      await expect.poll(() => isWaitingForLock(world.db)).toBe(true);
    });
    letGo();

    await expect(holding).resolves.toBeUndefined();
  });
});
