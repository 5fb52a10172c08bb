import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('updating a record', () => {
  let world: TestApp;
  let dataset: World;
  let label: string;
  let comment: string;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId, records: 6 });
    const { body } = await world.as('owner')('GET', `/datasets/${dataset.id}/questions`);
    const idOf = (wanted: string) => body.items.find(({ name }: { name: string }) => name === wanted).id;
    label = idOf('label');
    comment = idOf('comment');
  });
  afterAll(() => world.close());

  const patch = (index: number, body: object) =>
    world.as('owner')('PATCH', `/records/${dataset.records[index]?.id}`, body);
  const find = async (q: string) =>
    (await world.as('owner')('POST', `/me/datasets/${dataset.id}/records/search`, { query: { text: { q } } })).body
      .total;

  it('replaces metadata and keeps the rest', async () => {
    await patch(0, { metadata: { source: 'web', length: 1 }, vectors: { small: [1, 2] } });

    const { status, body } = await patch(0, { metadata: { source: 'mail' } });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      external_id: 'r-0',
      fields: { text: 'Ana wrote review 0' },
      vectors: { small: [1, 2] },
    });
    expect(body.metadata).toEqual({ source: 'mail' });
  });

  it('deletes all metadata if null is sent', async () => {
    await patch(5, { metadata: { source: 'web' } });

    expect((await patch(5, { metadata: null })).body.metadata).toBeNull();
  });

  it('updates the text index', async () => {
    await patch(1, { fields: { text: 'zebra' } });

    expect([await find('zebra'), await find('1')]).toEqual([1, 0]);
  });

  it('replaces all suggestions', async () => {
    await patch(2, { suggestions: [{ question_id: label, value: 'positive' }] });

    const { body } = await patch(2, { suggestions: [{ question_id: comment, value: 'fine', agent: 'm' }] });
    const emptied = await patch(2, { suggestions: [] });

    expect(body.suggestions).toMatchObject([{ question_id: comment, value: 'fine', agent: 'm' }]);
    expect(body.suggestions).toHaveLength(1);
    expect(emptied.body.suggestions).toEqual([]);
    expect(emptied.body.updated_at > body.updated_at).toBe(true);
  });

  it('keeps the time of an unchanged record', async () => {
    const first = await patch(3, { metadata: { length: 3 } });

    const again = await patch(3, { metadata: { length: 3 }, fields: { text: 'Ana wrote review 3' } });

    expect(again.body.updated_at).toBe(first.body.updated_at);
  });

  it('refuses invalid values, without a position in the message', async () => {
    const { status, body } = await patch(4, { metadata: { length: 'soon' } });

    expect(status).toBe(422);
    expect(body.detail).toBe(
      "metadata is not valid: 'length' metadata property validation failed because 'soon' is not an integer.",
    );
  });
});
