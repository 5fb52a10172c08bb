import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const users = ['ana', 'bo', 'cy'] as const;
const values = { label: { value: 'positive' } };

interface Step {
  readonly who: number;
  readonly record: number;
  readonly does: 'submitted' | 'discarded' | 'draft' | 'delete' | 'bulk';
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: users.length - 1 }),
  record: fc.nat({ max: 4 }),
  does: fc.constantFrom('submitted', 'submitted', 'discarded', 'draft', 'delete', 'bulk'),
});

describe('the counters of a dataset', () => {
  let world: TestApp;
  let workspaceId: string;
  let datasets = 0;

  beforeAll(async () => {
    world = await testApp();
    workspaceId = await world.addWorkspace('team');
    for (const name of users) await world.addUser(name, 'annotator', workspaceId);
  });
  afterAll(() => world.close());

  const freshDataset = (minSubmitted: number) =>
    aDataset(world.db, {
      workspaceId,
      name: `d${datasets++}`,
      distribution: { strategy: 'overlap', min_submitted: minSubmitted },
      records: 5,
    });

  async function responseId({ ds, records }: World, { who, record }: Step) {
    const found = await world.db
      .selectFrom('responses as re')
      .innerJoin('users as u', 'u.n', 're.user_n')
      .select('re.id')
      .where('re.ds', '=', ds)
      .where('re.seq', '=', records[record]?.seq ?? 0)
      .where('u.username', '=', users[who] ?? '')
      .executeTakeFirst();
    return found?.id;
  }

  /** Includes the first record twice. */
  function sendMany({ records: [first, second, third] }: World, who: number) {
    const items = [first, second, third, first].map((record) => ({
      record_id: record?.id,
      status: 'submitted',
      values,
    }));
    return world.as(users[who])('POST', '/me/responses/bulk', { items });
  }

  async function take(dataset: World, each: Step) {
    if (each.does === 'bulk') return sendMany(dataset, each.who);
    const send = world.as(users[each.who]);
    const id = await responseId(dataset, each);
    if (each.does === 'delete') return id ? send('DELETE', `/responses/${id}`) : undefined;
    const item = { status: each.does, values };
    const path = `/records/${dataset.records[each.record]?.id}/responses`;
    return id ? send('PUT', `/responses/${id}`, item) : send('POST', path, item);
  }

  /** Compares all counters with a recount of the responses. */
  async function expectTrue({ id, ds }: World, minSubmitted: number) {
    const { rows } = await sql<{ seq: number; status: string; submitted: number }>`
      SELECT r.seq, r.status, (SELECT count(*)::int FROM responses re
        WHERE re.ds = r.ds AND re.seq = r.seq AND re.status = 'submitted') AS submitted
      FROM records r WHERE r.ds = ${ds}`.execute(world.db);
    for (const { status, submitted } of rows) expect(status).toBe(submitted >= minSubmitted ? 'completed' : 'pending');
    const completed = rows.filter(({ status }) => status === 'completed').length;
    const { body } = await world.as('ana')('GET', `/datasets/${id}/progress`);
    expect(body).toMatchObject({ total: 5, completed, pending: 5 - completed });
    for (const name of users) await expectTrueFor(name, id, ds);
  }

  async function expectTrueFor(name: string, id: string, ds: number) {
    const { rows } = await sql<{ status: string; open: boolean; mirrored: boolean }>`
      SELECT re.status, r.status = 'pending' AS open, re.record_pending AS mirrored
      FROM responses re JOIN records r USING (ds, seq) JOIN users u ON u.n = re.user_n
      WHERE re.ds = ${ds} AND u.username = ${name}`.execute(world.db);
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    const search = (status: string) => world.as(name)('POST', `/me/datasets/${id}/records/search`, queue(status));
    const { body } = await world.as(name)('GET', `/me/datasets/${id}/metrics`);
    const pending = await search('pending');
    expect(rows.every(({ open, mirrored }) => open === mirrored)).toBe(true);
    expect(body.responses).toMatchObject({
      submitted: count('submitted'),
      discarded: count('discarded'),
      draft: count('draft'),
      pending: pending.body.items.length,
    });
    expect(pending.body.total).toBe(pending.body.items.length);
    expect((await search('submitted')).body).toMatchObject({ total: count('submitted') });
  }

  const status = (entity: string, value: string) => ({
    type: 'terms',
    scope: { entity, property: 'status' },
    values: [value],
  });
  const queue = (value: string) => ({
    filters: { and: [status('response', value), ...(value === 'pending' ? [status('record', 'pending')] : [])] },
  });

  it('equal a recount after any steps of several users', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), fc.constantFrom(1, 2), async (steps, least) => {
        const dataset = await freshDataset(least);

        for (const each of steps) await take(dataset, each);

        await expectTrue(dataset, least);
      }),
      { numRuns: 12 },
    );
  });

  it('equal a recount after concurrent steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 20, maxLength: 40 }),
        fc.constantFrom(1, 2),
        async (steps, least) => {
          const dataset = await freshDataset(least);

          const answers = await Promise.all(steps.map((each) => take(dataset, each)));

          expect(answers.every((answer) => answer === undefined || answer.status < 500)).toBe(true);
          await expectTrue(dataset, least);
        },
      ),
      { numRuns: 6 },
    );
  });
});
