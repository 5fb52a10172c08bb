import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wireLease } from '#contract/live/lease.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const answer = { status: 'submitted', values: { label: { value: 'positive' } } };
const people = ['ana', 'bo', 'cy', 'di'];
const held = { expires_at: expect.stringMatching(/^\d{4}-/) };
const nothing = { expires_at: null };

describe('a lease of a record', () => {
  let world: TestApp;
  let alone: World;
  let shared: World;
  let next = 0;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    for (const name of people) await world.addUser(name, 'annotator', workspaceId);
    const two = { strategy: 'overlap', min_submitted: 2 } as const;
    alone = await aDataset(world.db, { workspaceId, name: 'alone', records: 30 });
    shared = await aDataset(world.db, { workspaceId, name: 'shared', records: 30, distribution: two });
  });
  beforeEach(() => {
    next += 1;
  });
  afterAll(() => world.close());

  const record = (dataset: World) => dataset.records[next]?.id ?? '';
  const take = (as: string, id: string, query = '') => world.as(as)('PUT', `/ext/v1/records/${id}/lease${query}`);
  const release = (as: string, id: string) => world.as(as)('DELETE', `/ext/v1/records/${id}/lease`);
  const respond = (as: string, id: string, body: object = answer) =>
    world.as(as)('POST', `/records/${id}/responses`, body);
  const statuses = async (answers: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();

  it('excludes other users, with a message and a code', async () => {
    const id = record(alone);

    const first = await take('ana', id);
    const second = await take('bo', id);

    expect(first).toMatchObject({ status: 200, body: held });
    expect(v.is(wireLease, first.body)).toBe(true);
    expect(second.status).toBe(409);
    expect(second.body).toEqual({
      detail: 'Enough other users are already answering this record',
      code: 'no_place_free',
      message: 'Enough other users are already answering this record',
    });
  });

  it('lasts five minutes from its last renewal', async () => {
    const id = record(alone);
    const first = await take('ana', id);

    const second = await take('ana', id);

    const left = Date.parse(`${second.body.expires_at}Z`) - Date.now();
    expect(second.body.expires_at > first.body.expires_at).toBe(true);
    expect(left).toBeGreaterThan(280_000);
    expect(left).toBeLessThan(305_000);
  });

  it('is granted to as many users as the record needs, also to concurrent ones', async () => {
    const id = record(shared);

    expect(await statuses(people.map((as) => take(as, id)))).toEqual([200, 200, 409, 409]);
  });

  it('is free after a release, also a repeated one', async () => {
    const id = record(alone);
    await take('ana', id);

    expect(await statuses([release('ana', id), release('ana', id), release('bo', id)])).toEqual([204, 204, 204]);
    expect((await take('bo', id)).status).toBe(200);
  });

  it('is not released by another user', async () => {
    const id = record(alone);
    await take('ana', id);

    await release('bo', id);

    expect((await take('bo', id)).status).toBe(409);
  });

  it('is neither needed nor counted after the user has answered', async () => {
    const id = record(shared);
    await take('ana', id);
    await take('bo', id);

    await respond('ana', id, { status: 'discarded' });

    expect((await take('ana', id)).body).toEqual(nothing);
    expect(await statuses([take('cy', id), take('di', id)])).toEqual([200, 409]);
  });

  it('is limited by the existing answers', async () => {
    const id = record(shared);
    await respond('ana', id);

    expect(await statuses([take('bo', id), take('cy', id)])).toEqual([200, 409]);
  });

  it('is kept during a draft', async () => {
    const id = record(alone);
    await take('ana', id);

    await respond('ana', id, { ...answer, status: 'draft' });

    expect((await take('bo', id)).status).toBe(409);
    expect((await take('ana', id)).body).toEqual(held);
  });

  it('is not needed for a completed record', async () => {
    const id = record(alone);
    await respond('ana', id);

    expect(await take('bo', id)).toMatchObject({ status: 200, body: nothing });
  });

  it('exceeds the limit for users without other records', async () => {
    const id = record(alone);
    await take('ana', id);

    const forced = await take('bo', id, '?force=true');

    expect(forced).toMatchObject({ status: 200, body: held });
    expect(await statuses([take('ana', id), take('bo', id), take('cy', id)])).toEqual([200, 200, 409]);
  });

  it('expires, and is deleted then', async () => {
    const id = record(alone);
    await take('ana', id);
    await sql`UPDATE leases SET expires_at = now() - interval '1 second'`.execute(world.db);

    const taken = await take('bo', id);

    const left = await world.db.selectFrom('leases').select('user_n').execute();
    expect(taken.status).toBe(200);
    expect(left).toHaveLength(1);
    expect((await take('ana', id)).status).toBe(409);
  });

  it('is not found for a missing record', async () => {
    const id = '00000000-0000-4000-8000-000000000000';

    expect(await statuses([take('ana', id), release('ana', id)])).toEqual([404, 404]);
  });
});
