import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const values = { label: { value: 'positive' } };
const answer = { status: 'submitted', values };

describe('concurrent answers', () => {
  let world: TestApp;
  let one: World;
  let other: World;
  let closed: World;
  let wide: World;
  let next = 0;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('ana', 'annotator', workspaceId);
    await world.addUser('bo', 'annotator', workspaceId);
    one = await aDataset(world.db, { workspaceId, name: 'one', records: 20 });
    other = await aDataset(world.db, { workspaceId, name: 'other' });
    const distribution = { strategy: 'overlap', min_submitted: 3 } as const;
    wide = await aDataset(world.db, { workspaceId, name: 'wide', distribution });
    closed = await aDataset(world.db, { workspaceId: await world.addWorkspace('closed') });
  });
  afterAll(() => world.close());

  const recordId = () => one.records[next++]?.id ?? '';
  const bulk = (as: string, ...items: readonly object[]) => world.as(as)('POST', '/me/responses/bulk', { items });

  it('are stored once by repeated requests', async () => {
    const path = `/records/${recordId()}/responses`;

    const answers = await Promise.all(Array.from({ length: 6 }, () => world.as('ana')('POST', path, answer)));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('can be deleted once', async () => {
    const created = await world.as('ana')('POST', `/records/${recordId()}/responses`, answer);
    const path = `/responses/${created.body.id}`;

    const deleted = await Promise.all([world.as('ana')('DELETE', path), world.as('ana')('DELETE', path)]);

    expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await world.as('ana')('PUT', path, answer)).status).toBe(404);
  });

  it('can be created again after a deletion, with another id', async () => {
    const path = `/records/${recordId()}/responses`;
    const first = await world.as('ana')('POST', path, answer);
    await world.as('ana')('DELETE', `/responses/${first.body.id}`);

    const second = await world.as('ana')('POST', path, answer);

    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('both count if two users submit beyond the minimum', async () => {
    const id = recordId();

    const answers = await Promise.all(
      ['ana', 'bo'].map((as) => world.as(as)('POST', `/records/${id}/responses`, answer)),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await world.as('ana')('GET', `/records/${id}`)).body).toMatchObject({ status: 'completed' });
  });

  it('do not wait for the counters of earlier users', async () => {
    const path = `/records/${wide.records[0]?.id}/responses`;
    await world.as('ana')('POST', path, answer);

    const second = await world.db.transaction().execute(async (trx) => {
      await trx.selectFrom('user_progress').select('user_n').where('ds', '=', wide.ds).forUpdate().execute();
      return world.as('bo')('POST', path, answer);
    });

    expect(second.status).toBe(201);
  });

  it('cause no deadlock in opposite orders', async () => {
    const ids = Array.from({ length: 8 }, recordId);
    const items = (order: readonly string[]) => order.map((record_id) => ({ ...answer, record_id }));

    const answers = await Promise.all([bulk('ana', ...items(ids)), bulk('bo', ...items([...ids].reverse()))]);

    for (const { body } of answers)
      expect(body.items.every(({ error }: { error: unknown }) => error === null)).toBe(true);
  });

  it('change their time only if they change', async () => {
    const { body: created } = await world.as('ana')('POST', `/records/${recordId()}/responses`, answer);
    const put = (body: object) => world.as('ana')('PUT', `/responses/${created.id}`, body);

    const same = await put(answer);
    const changed = await put({ ...answer, status: 'draft' });

    expect(same.body).toEqual(created);
    expect(changed.body.inserted_at).toBe(created.inserted_at);
    expect(changed.body.updated_at > created.updated_at).toBe(true);
  });

  it('may belong to several datasets, with an outcome for each item', async () => {
    const items = [
      { ...answer, record_id: other.records[0]?.id },
      { ...answer, record_id: closed.records[0]?.id },
      { ...answer, record_id: recordId() },
      { status: 'submitted', values: null, record_id: other.records[1]?.id },
      { status: 'discarded', record_id: other.records[2]?.id },
    ];

    const { status, body } = await bulk('ana', ...items);

    expect(status).toBe(200);
    expect(body.items).toMatchObject([
      { item: { status: 'submitted', record_id: items[0]?.record_id }, error: null },
      { item: null, error: { detail: 'argilla.api.errors::ForbiddenOperationError(detail=Operation not allowed)' } },
      { item: { status: 'submitted', record_id: items[2]?.record_id }, error: null },
      { item: null, error: { detail: 'missing response values for submitted response' } },
      { item: { status: 'discarded', values: {} }, error: null },
    ]);
  });

  it('accept a question named like a property of every object', async () => {
    const path = `/records/${recordId()}/responses`;

    const { status, body } = await world.as('ana')('POST', path, {
      status: 'draft',
      values: { constructor: { value: 'x' } },
    });

    expect(status).toBe(422);
    expect(body.detail).toBe("found response value for non configured question with name='constructor'");
  });
});
