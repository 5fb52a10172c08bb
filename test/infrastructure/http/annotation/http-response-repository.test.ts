import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseRepository, ResponseToSave } from '#application/ports/annotation/response-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { ourServer } from '../../../support/client.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
let all: readonly string[] = [];
let fresh: string[] = [];
beforeAll(async () => {
  const { records } = await aDataset(server.db, { name: 'more', workspaceId: server.workspaceId, records: 40 });
  all = records.map(({ id }) => id);
  fresh = [...all];
});

const nowhere = '00000000-0000-4000-8000-000000000000';
const answers = { label: { type: 'label_selection', label: 'positive' } } as const;

const anAnswer = (change: Partial<ResponseToSave> = {}): ResponseToSave => ({
  recordId: fresh.pop() ?? nowhere,
  responseId: undefined,
  status: 'submitted',
  answers,
  ...change,
});

async function overHttp() {
  const client = await server.client();
  return { responses: new HttpResponseRepository(client.api) as ResponseRepository, source: client, client };
}

async function faked() {
  const responses = new FakeResponseRepository(all);
  return { responses: responses as ResponseRepository, source: responses };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a response repository (%s)', (_, open) => {
  it.each(['submitted', 'discarded', 'draft'] as const)(
    'gives a record without a response one that is %s',
    async (status) => {
      const { responses } = await open();

      const response = await responses.save(anAnswer({ status }));

      expect(response).toEqual({ id: expect.any(String), status, answers, updatedAt: expect.any(String) });
    },
  );

  it('updates the response that a record has', async () => {
    const { responses } = await open();
    const answer = anAnswer({ status: 'draft' });
    const { id } = await responses.save(answer);

    const updated = await responses.save({ ...answer, responseId: id, status: 'submitted' });

    expect(updated).toMatchObject({ id, status: 'submitted' });
  });

  it('takes a response away, and cannot do so twice', async () => {
    const { responses } = await open();
    const { id } = await responses.save(anAnswer());

    await responses.remove(id);

    await expect(responses.remove(id)).rejects.toMatchObject({
      code: 'ERROR_DELETING_RECORD_RESPONSE',
      cause: { status: 404 },
    });
  });

  it('refuses a second response to a record', async () => {
    const { responses } = await open();
    const answer = anAnswer();
    await responses.save(answer);

    await expect(responses.save(answer)).rejects.toMatchObject({
      code: 'ERROR_CREATING_RECORD_RESPONSE',
      cause: { status: 409 },
    });
  });

  it('refuses to update what is not there', async () => {
    const { responses } = await open();

    await expect(responses.save(anAnswer({ responseId: nowhere }))).rejects.toMatchObject({
      code: 'ERROR_UPDATING_RECORD_RESPONSE',
      cause: { status: 404 },
    });
  });

  it('refuses an answer to a record that is not there', async () => {
    const { responses } = await open();
    const answer = anAnswer({ recordId: nowhere });

    await expect(responses.save(answer)).rejects.toMatchObject({ cause: { status: 404 } });
    await expect(responses.upsert(answer)).rejects.toMatchObject({
      code: 'ERROR_CREATING_RECORD_RESPONSE_BULK',
      cause: { status: 422 },
    });
  });

  it('saves whether there is a response or not', async () => {
    const { responses } = await open();
    const answer = anAnswer({ status: 'draft' });

    const created = await responses.upsert(answer);
    const updated = await responses.upsert({ ...answer, status: 'submitted' });

    expect(updated).toMatchObject({ id: created.id, status: 'submitted', answers });
  });

  it('saves several at once, and tells of each what became of it', async () => {
    const { responses } = await open();
    const given = [anAnswer(), anAnswer({ recordId: nowhere }), anAnswer({ status: 'discarded' })];

    const saved = await responses.saveBulk(given);

    expect(saved).toMatchObject([
      { status: 'submitted', answers },
      { code: 'ERROR_CREATING_RECORD_RESPONSE_BULK', cause: { status: 422 } },
      { status: 'discarded', answers },
    ]);
  });

  it('tells the id of the response that the user has given to a record', async () => {
    const { responses } = await open();
    const me = (await server.as('ann')('GET', '/me')).body.id;
    const answer = anAnswer();

    expect(await responses.idOf(answer.recordId, me)).toBeUndefined();
    const { id } = await responses.save(answer);
    expect(await responses.idOf(answer.recordId, me)).toBe(id);
    await expect(responses.idOf(nowhere, me)).rejects.toMatchObject({ cause: { status: 404 } });
  });

  it('names what failed', async () => {
    const { responses, source } = await open();
    source.broken = 500;

    await expect(responses.save(anAnswer())).rejects.toMatchObject({ code: 'ERROR_CREATING_RECORD_RESPONSE' });
    await expect(responses.save(anAnswer({ responseId: nowhere }))).rejects.toMatchObject({
      code: 'ERROR_UPDATING_RECORD_RESPONSE',
    });
    await expect(responses.remove(nowhere)).rejects.toMatchObject({ code: 'ERROR_DELETING_RECORD_RESPONSE' });
    await expect(responses.upsert(anAnswer())).rejects.toMatchObject({
      code: 'ERROR_CREATING_RECORD_RESPONSE_BULK',
    });
  });
});

describe('an answer over HTTP', () => {
  const body = { status: 'submitted', values: { label: { value: 'positive' } } };

  it('is posted to its record', async () => {
    const { responses, client } = await overHttp();
    const answer = anAnswer();

    await responses.save(answer);

    expect(client.asked).toEqual([`POST v1/records/${answer.recordId}/responses`]);
    expect(await client.requests[0]?.json()).toEqual(body);
  });

  it('is put where it was, once there is one', async () => {
    const { responses, client } = await overHttp();
    const answer = anAnswer();
    const { id: responseId } = await responses.save(answer);

    await responses.save({ ...answer, responseId });

    expect(client.asked.slice(1)).toEqual([`PUT v1/responses/${responseId}`]);
    expect(await client.requests[1]?.json()).toEqual(body);
  });

  it('is taken away without a body', async () => {
    const { responses, client } = await overHttp();
    const { id } = await responses.save(anAnswer());

    await responses.remove(id);

    expect(client.asked.slice(1)).toEqual([`DELETE v1/responses/${id}`]);
    expect(await client.requests[1]?.text()).toBe('');
  });

  it('is saved anyway as one item of many', async () => {
    const { responses, client } = await overHttp();
    const answer = anAnswer();

    await responses.upsert(answer);

    expect(client.asked).toEqual(['POST v1/me/responses/bulk']);
    expect(await client.requests[0]?.json()).toEqual({ items: [{ record_id: answer.recordId, ...body }] });
  });

  it('is one of several that go in one call', async () => {
    const { responses, client } = await overHttp();
    const given = [anAnswer(), anAnswer()];

    await responses.saveBulk(given);

    expect(client.asked).toEqual(['POST v1/me/responses/bulk']);
    expect(await client.requests[0]?.json()).toEqual({
      items: given.map(({ recordId }) => ({ record_id: recordId, ...body })),
    });
  });

  it('makes the next request fetch the counts again', async () => {
    const { responses, client } = await overHttp();
    const datasets = new HttpDatasetRepository(client.api);
    const { id } = server.dataset;
    const before = await Promise.all([datasets.progress(id), datasets.metrics(id)]);

    await responses.save(anAnswer({ recordId: server.dataset.records[0]?.id ?? '' }));
    const after = await Promise.all([datasets.progress(id), datasets.metrics(id)]);

    expect(before).toMatchObject([{ completed: 0 }, { submitted: 0 }]);
    expect(after).toMatchObject([{ completed: 1 }, { submitted: 1 }]);
  });

  it('reports a failure to the outbox alone', async () => {
    const { responses, client } = await overHttp();
    client.broken = 500;

    await expect(responses.save(anAnswer())).rejects.toThrow();

    expect(client.reported).toEqual([]);
  });
});
