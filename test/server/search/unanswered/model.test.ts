import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecords } from '#server/resources/records/create-records.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const users = ['ana', 'bo', 'cy'] as const;
const values = { label: { value: 'positive' } };
const statuses = ['submitted', 'submitted', 'discarded', 'draft'] as const;

/** Far enough apart that each page stores a new start. */
const apart = 500;

const step = fc.record({
  who: fc.constantFrom(0, 0, 1, 2),
  at: fc.nat({ max: 30 }),
  status: fc.constantFrom(...statuses),
  does: fc.constantFrom(
    'answer',
    'answer',
    'answerAll',
    'answerAll',
    'withdraw',
    'withdrawAll',
    'write',
    'add',
    'drop',
  ),
  limit: fc.constantFrom(1, 2, 5, 50),
  offset: fc.constantFrom(0, 0, 1, 3),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Row {
  readonly seq: number;
  readonly id: string;
  readonly status: string;
  readonly answers: Readonly<Record<string, string>>;
}

describe('the unanswered records', () => {
  let world: TestApp;
  let workspaceId: string;
  let datasets = 0;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    for (const name of users) ids.set(name, (await world.addUser(name, 'annotator', workspaceId)).id);
  });
  afterAll(async () => {
    const stored = await storedStarts();
    await world.close();
    expect(stored).toBeGreaterThan(0); // otherwise the test has not reached the code that it is about
  });

  const addRecord = ({ ds }: World) =>
    world.db.transaction().execute(async (trx) => {
      await sql`UPDATE datasets SET next_seq = next_seq + ${apart} WHERE ds = ${ds}`.execute(trx);
      return createRecords(trx, ds, [{ fields: { text: 'Ana wrote another review' } }]);
    });

  async function freshDataset(minSubmitted: number) {
    const distribution = { strategy: 'overlap', min_submitted: minSubmitted } as const;
    const dataset = await aDataset(world.db, { workspaceId, name: `d${datasets++}`, distribution, records: 1 });
    for (let more = 0; more < 12; more += 1) await addRecord(dataset);
    return dataset;
  }

  async function rowsOf({ ds }: World): Promise<readonly Row[]> {
    const { rows } = await sql<Row>`SELECT r.seq, r.id, r.status,
        (SELECT coalesce(json_object_agg(u.username, re.id), '{}') FROM responses re JOIN users u ON u.n = re.user_n
          WHERE re.ds = r.ds AND re.seq = r.seq) AS answers
      FROM records r WHERE r.ds = ${ds} ORDER BY r.seq`.execute(world.db);
    return rows;
  }

  interface Doing {
    readonly dataset: World;
    readonly name: string;
    readonly row: Row;
    readonly upTo: readonly Row[];
    readonly status: string;
  }

  const doings = {
    answer: ({ name, row: { id, answers }, status }: Doing) =>
      answers[name]
        ? world.as(name)('PUT', `/responses/${answers[name]}`, { status, values })
        : world.as(name)('POST', `/records/${id}/responses`, { status, values }),
    answerAll: ({ name, upTo, status }: Doing) => {
      const items = upTo.map(({ id }) => ({ record_id: id, status, values }));
      return world.as(name)('POST', '/me/responses/bulk', { items });
    },
    withdraw: async ({ name, row: { answers } }: Doing) =>
      answers[name] && world.as(name)('DELETE', `/responses/${answers[name]}`),
    withdrawAll: async ({ name, upTo }: Doing) => {
      for (const { answers } of upTo)
        if (answers[name]) await world.as('owner')('DELETE', `/responses/${answers[name]}`);
    },
    write: ({ dataset, name, row: { id }, status }: Doing) => {
      const items = [{ id, responses: [{ user_id: ids.get(name), status, values }] }];
      return world.as('owner')('PUT', `/datasets/${dataset.id}/records/bulk`, { items });
    },
    add: async ({ dataset }: Doing) => addRecord(dataset),
    drop: ({ dataset, row: { id } }: Doing) => world.as('owner')('DELETE', `/datasets/${dataset.id}/records?ids=${id}`),
  };

  async function take(dataset: World, { who, at, status, does }: Step) {
    const rows = await rowsOf(dataset);
    const place = at % rows.length;
    const row = rows[place];
    if (!row) return addRecord(dataset);
    return doings[does]({ dataset, name: users[who] ?? '', row, upTo: rows.slice(0, place + 1), status });
  }

  const filter = (entity: string) => ({ type: 'terms', scope: { entity, property: 'status' }, values: ['pending'] });
  const unanswered = { filters: { and: [filter('response')] } };
  const open = { filters: { and: [filter('response'), filter('record')] } };

  async function page(name: string, { id }: World, body: object, { offset, limit }: Step) {
    const path = `/me/datasets/${id}/records/search?offset=${offset}&limit=${limit}`;
    const found = await world.as(name)('POST', path, body);
    return found.body.items.map(({ record }: { record: { id: string } }) => record.id);
  }

  async function expectTrue(dataset: World, step: Step) {
    const rows = await rowsOf(dataset);
    const { offset, limit } = step;
    const idsOf = (left: readonly Row[]) => left.slice(offset, offset + limit).map(({ id }) => id);
    const expectFor = async (name: string) => {
      const left = rows.filter(({ answers }) => !answers[name]);
      const stillOpen = left.filter(({ status }) => status === 'pending');
      expect(await page(name, dataset, unanswered, step)).toEqual(idsOf(left));
      expect(await page(name, dataset, open, step)).toEqual(idsOf(stillOpen));
    };
    await Promise.all(users.map(expectFor));
  }

  const storedStarts = async () =>
    (await sql`SELECT FROM queue_starts WHERE begins_at > ${apart}`.execute(world.db)).rows.length;

  it.each([1, 2, 3, 4, 5, 6])('equal those of a full scan after any steps of several users (dataset %i)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 25 }),
        fc.constantFrom(1, 2),
        async (steps, minSubmitted) => {
          const dataset = await freshDataset(minSubmitted);

          for (const each of steps) {
            const taken = await take(dataset, each);
            expect(taken).not.toMatchObject({ status: expect.toSatisfy((status) => status >= 400) });
            await expectTrue(dataset, each);
          }
        },
      ),
      { numRuns: 1, endOnFailure: true },
    );
  });
});
