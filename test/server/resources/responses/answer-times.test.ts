import { describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';
import { datasetForEachTest } from './dataset-for-each-test.ts';

const server = await ourServer();
const dataset = await datasetForEachTest(server, 4);

const recordId = (at: number) => dataset().records[at]?.id ?? '';
const measure = (measures_time: boolean) =>
  server.as('ada')('PATCH', `/datasets/${dataset().id}`, { postil: { measures_time } });
const answerOf = (label: string, active_ms?: number, status = 'submitted') => ({
  status,
  values: { label: { value: label } },
  ...(active_ms !== undefined && { postil: { active_ms } }),
});
const create = (at: number, body: object) => server.as('ann')('POST', `/records/${recordId(at)}/responses`, body);
const update = (id: string, body: object) => server.as('ann')('PUT', `/responses/${id}`, body);

async function median() {
  const { body } = await server.as('ada')('GET', `/ext/v1/datasets/${dataset().id}/people?since=2026-01-01T00:00:00Z`);
  return body.items.find(({ username }: { username: string }) => username === 'ann')?.median_ms;
}

describe('the time of answers', () => {
  it('is not kept unless the dataset measures it', async () => {
    await create(0, answerOf('neutral', 5_000));
    await measure(true);
    await create(1, answerOf('neutral'));

    expect(await median()).toBeNull();
  });

  it('is a median of submitted responses, and hidden while it is switched off', async () => {
    await measure(true);
    await create(0, answerOf('neutral', 4_000));
    await create(1, answerOf('neutral', 10_000));
    await create(2, answerOf('neutral', 99_000, 'discarded'));

    expect(await median()).toBe(7_000);
    await measure(false);
    expect(await median()).toBeNull();
  });

  it('adds up over the saves of one response', async () => {
    await measure(true);
    const { body } = await create(0, answerOf('neutral', 4_000, 'draft'));

    await update(body.id, answerOf('positive', 3_000));
    await update(body.id, answerOf('negative'));

    expect(await median()).toBe(7_000);
  });

  it('is not added again by a repeated request', async () => {
    await measure(true);
    const { body } = await create(0, answerOf('neutral', 4_000));

    await update(body.id, answerOf('neutral', 4_000));

    expect(await median()).toBe(4_000);
  });

  it('is kept for answers that are sent together, and ends at a day', async () => {
    await measure(true);
    const items = [0, 1].map((at) => ({ record_id: recordId(at), ...answerOf('neutral', 9_999_999_999) }));
    await server.as('ann')('POST', '/me/responses/bulk', { items });
    await server.as('ann')('POST', '/me/responses/bulk', {
      items: [0, 1].map((at) => ({ record_id: recordId(at), ...answerOf('positive', 1) })),
    });

    expect(await median()).toBe(86_400_000);
  });

  it.each([-1, 1.5, '5'])('is refused as %s', async (active_ms) => {
    const { status } = await create(0, { ...answerOf('neutral'), postil: { active_ms } });

    expect(status).toBe(422);
  });
});

describe('a dataset that measures time', () => {
  it('says so to its members, and others have no such key', async () => {
    const read = async () => (await server.as('ann')('GET', `/datasets/${dataset().id}`)).body.postil;

    expect(await read()).toBeUndefined();
    await measure(true);
    expect(await read()).toEqual({ measures_time: true });
    await measure(false);
    expect(await read()).toBeUndefined();
  });

  it('is switched by those who manage it', async () => {
    const { status } = await server.as('ann')('PATCH', `/datasets/${dataset().id}`, {
      postil: { measures_time: true },
    });

    expect(status).toBe(403);
  });
});
