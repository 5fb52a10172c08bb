import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecords } from '#server/resources/records/create-records.ts';
import { lockRecords } from '#server/resources/responses/lock-records.ts';
import { removeResponse } from '#server/resources/responses/save.ts';
import type { Trx } from '#server/schema/database.ts';
import { seqsUnanswered } from '#server/search/unanswered/seqs-unanswered.ts';
import { type TestApp, type TestUser, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const values = { label: { value: 'positive' } };

/** More than the limits of skipped records and of remembered openings. */
const count = 700;

const many = { offset: 0, limit: 1000 };
const total = sql`NULL`;

describe('the unanswered records', () => {
  let world: TestApp;
  let workspaceId: string;
  let ana: TestUser;
  let bo: TestUser;
  let dataset: World;
  let datasets = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    ana = await world.addUser('ana', 'annotator', workspaceId);
    bo = await world.addUser('bo', 'annotator', workspaceId);
  });
  afterAll(() => world.close());

  const freshDataset = async (minSubmitted = 1) => {
    const distribution = { strategy: 'overlap', min_submitted: minSubmitted } as const;
    dataset = await aDataset(world.db, { workspaceId, name: `d${datasets++}`, distribution, records: count });
  };

  const leftTo = async ({ n }: TestUser, onlyPending = true, db = world.db) =>
    (await seqsUnanswered({ db, ds: dataset.ds, userN: n, onlyPending, total }, many)).seqs;

  async function answerAll(name: string) {
    const items = dataset.records.map(({ id }) => ({ record_id: id, status: 'submitted', values }));
    for (let from = 0; from < items.length; from += 100)
      await world.as(name)('POST', '/me/responses/bulk', { items: items.slice(from, from + 100) });
  }

  const answersOf = ({ n }: TestUser) =>
    world.db
      .selectFrom('responses')
      .select(['id', 'seq'])
      .where('ds', '=', dataset.ds)
      .where('user_n', '=', n)
      .orderBy('seq')
      .execute();

  const withdraw = async (user: TestUser, at: number) =>
    world.as('owner')('DELETE', `/responses/${(await answersOf(user))[at]?.id}`);

  const starts = async () =>
    (await sql<{ begins_at: number }>`SELECT begins_at FROM queue_starts WHERE ds = ${dataset.ds}`.execute(world.db))
      .rows;

  /** Runs code between the page and the stored start. */
  const between = (happens: () => Promise<unknown>): KyselyPlugin => ({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await happens();
      return result;
    },
  });

  /** Runs work in a transaction that commits after the other one. */
  const whileNotHolding = (work: (trx: Trx) => Promise<unknown>, other: () => Promise<unknown>) =>
    world.db.transaction().execute(async (trx) => {
      await work(trx);
      await other();
    });

  const takeBack = async (trx: Trx, { n }: TestUser, seq: number) => {
    const { records, minSubmitted } = await lockRecords(trx, dataset.ds, [seq]);
    const { id } = await trx
      .selectFrom('responses')
      .select('id')
      .where('ds', '=', dataset.ds)
      .where('user_n', '=', n)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow();
    await removeResponse(trx, { ds: dataset.ds, minSubmitted, measuresTime: false, actorN: n }, records, {
      id,
      seq,
      userN: n,
    });
  };

  it.each([true, false])('start after answered ones (only pending: %s)', async (onlyPending) => {
    await freshDataset(2);
    await answerAll('ana');

    expect(await leftTo(ana, onlyPending)).toEqual([]);

    expect(await starts()).toEqual([{ begins_at: count + 1 }]);
  });

  it.each([true, false])(
    'include one whose answer is deleted between page and stored start (only pending: %s)',
    async (onlyPending) => {
      await freshDataset(2);
      await answerAll('ana');
      const withdrawn = world.db.withPlugin(between(() => withdraw(ana, 10)));

      await leftTo(ana, onlyPending, withdrawn);

      expect(await starts()).toEqual([{ begins_at: count + 1 }]);
      expect(await leftTo(ana, onlyPending)).toContain(11);
    },
  );

  it('include one that reopens during a first search', async () => {
    await freshDataset();
    await answerAll('ana');

    await whileNotHolding(
      (trx) => takeBack(trx, ana, 5),
      async () => expect(await leftTo(bo)).toEqual([]),
    );

    expect(await starts()).toEqual([{ begins_at: count + 1 }]);
    expect(await leftTo(bo)).toEqual([5]);
    expect(await leftTo(bo, false)).toHaveLength(count);
  });

  it('include new ones after the queue was empty, also during concurrent inserts', async () => {
    await freshDataset();
    await answerAll('ana');
    const add = (trx: Trx) => createRecords(trx, dataset.ds, [{ fields: { text: 'Ana wrote more' } }]);

    await whileNotHolding(add, async () => expect(await leftTo(ana)).toEqual([]));
    await world.db.transaction().execute(add);

    expect(await leftTo(ana)).toEqual([count + 1, count + 2]);
  });

  it('are scanned again after more openings than are remembered', async () => {
    await freshDataset();
    await answerAll('ana');
    await leftTo(bo);
    const items = dataset.records.slice(0, 60).map(({ id }) => ({ record_id: id, status: 'draft', values }));

    for (const half of [items, dataset.records.slice(60, 120).map(({ id }) => ({ ...items[0], record_id: id }))])
      await world.as('ana')('POST', '/me/responses/bulk', { items: half });

    expect(await leftTo(bo)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('use remembered openings', async () => {
    await freshDataset();
    await answerAll('ana');
    await leftTo(bo);
    const items = dataset.records.slice(0, 60).map(({ id }) => ({ record_id: id, status: 'draft', values }));

    await world.as('ana')('POST', '/me/responses/bulk', { items });
    await leftTo(bo);

    const { rows } = await sql`SELECT as_of, cardinality(left_before) AS left FROM queue_starts
      WHERE ds = ${dataset.ds}`.execute(world.db);
    expect(rows).toEqual([{ as_of: 60, left: 60 }]);
  });

  it('are scanned completely after a crash', async () => {
    await freshDataset();
    await answerAll('ana');
    await leftTo(bo);
    await withdraw(ana, 0);
    await sql`TRUNCATE openings, queue_starts`.execute(world.db);

    expect(await leftTo(bo)).toEqual([1]);
  });

  it('include all after a change of the distribution', async () => {
    await freshDataset();
    await answerAll('ana');
    await leftTo(bo);
    await sql`DELETE FROM responses WHERE ds = ${dataset.ds}`.execute(world.db); // bypasses the openings

    const distribution = { strategy: 'overlap', min_submitted: 3 };
    const { status } = await world.as('owner')('PATCH', `/datasets/${dataset.id}`, { distribution });

    expect(status).toBe(200);
    expect(await leftTo(bo)).toHaveLength(count);
  });

  it('have pages at any offset', async () => {
    await freshDataset();
    await answerAll('ana');
    for (const at of [600, 400, 3]) await withdraw(ana, at);
    const queue = { db: world.db, ds: dataset.ds, userN: bo.n, onlyPending: true, total };
    const page = async (offset: number, limit: number) => (await seqsUnanswered(queue, { offset, limit })).seqs;

    expect([await page(0, 2), await page(0, 1), await page(1, 2), await page(2, 20)]).toEqual([
      [4, 401],
      [4],
      [401, 601],
      [601],
    ]);
    expect(await page(1001, 5)).toEqual([]);
  });
});
