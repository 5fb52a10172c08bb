import { beforeAll, describe, expect, it } from 'vitest';
import { type RecordStatus, statusOf } from '#domain/annotation/record.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { aRecord } from '../../../support/builders.ts';
import { ourServer } from '../../../support/client.ts';
import { FakeRecordRepository } from '../../../support/repositories/fake-record-repository.ts';
import { FakeResponseRepository } from '../../../support/repositories/fake-response-repository.ts';
import { everyQuestion } from '../../../support/server/world.ts';

const server = await ourServer();
const answers = { label: { type: 'label_selection', label: 'positive' } } as const;

/** The first of the three records is a draft. */
const aDraft = () => ({
  recordId: server.dataset.records[0]?.id ?? '',
  responseId: undefined,
  status: 'draft' as const,
  answers,
});

beforeAll(async () => {
  await new HttpResponseRepository((await server.client()).api).save(aDraft());
});

async function overHttp() {
  const client = await server.client();
  const records = new HttpRecordRepository(client.api, new HttpQuestionRepository(client.api));
  return { records, source: client, client };
}

async function faked() {
  const responses = new FakeResponseRepository();
  await responses.save(aDraft());
  const stored = server.dataset.records.map(({ id }) => aRecord({ id, datasetId: server.dataset.id }));
  const records = new FakeRecordRepository(stored, responses);
  return { records, source: records };
}

const of = (status: RecordStatus) => ({ ...initialCriteria, status });

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a record repository (%s)', (_, open) => {
  it('finds the records of a status, numbered by their place in the queue', async () => {
    const { records } = await open();

    const found = await records.search(server.dataset.id, of('pending'), { page: 1, limit: 10 });

    expect(found.total).toBe(2);
    expect(found.records.map(({ page }) => page)).toEqual([1, 2]);
    expect(found.records.map(({ response }) => response)).toEqual([undefined, undefined]);
  });

  it('gives them with the answer of the reader', async () => {
    const { records } = await open();

    const found = await records.search(server.dataset.id, of('draft'), { page: 1, limit: 10 });

    expect(found).toMatchObject({
      total: 1,
      records: [{ id: aDraft().recordId, response: { status: 'draft', answers } }],
    });
  });

  it('gives as many as asked for, from where asked for', async () => {
    const { records } = await open();

    const found = await records.search(server.dataset.id, of('pending'), { page: 2, limit: 1 });

    expect([found.total, found.records.map(({ page }) => page)]).toEqual([2, [2]]);
  });

  it('begins elsewhere on the server when records have left the list', async () => {
    const { records } = await open();
    const all = await records.search(server.dataset.id, of('pending'), { page: 1, limit: 10 });

    const found = await records.searchSilently(server.dataset.id, of('pending'), { page: 5, limit: 10, offset: 1 });

    expect(found.records).toMatchObject([{ id: all.records[1]?.id, page: 5 }]);
  });

  it('finds nothing past the end, and still knows how many there are', async () => {
    const { records } = await open();

    expect(await records.search(server.dataset.id, of('pending'), { page: 9999, limit: 10 })).toEqual({
      records: [],
      total: 2,
    });
  });

  it('gives one by itself, and misses one that is not there', async () => {
    const { records } = await open();
    const { id = '' } = server.dataset.records[2] ?? {};

    expect(await records.get(id, 'somebody')).toMatchObject({ id, datasetId: server.dataset.id });
    await expect(records.get(server.dataset.id, 'somebody')).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORD_BY_ID',
      cause: { status: 404 },
    });
  });

  it('names what failed', async () => {
    const { records, source } = await open();
    await records.search(server.dataset.id, of('pending'), { page: 1, limit: 1 });
    source.broken = 500;

    await expect(records.search(server.dataset.id, of('pending'), { page: 1, limit: 1 })).rejects.toMatchObject({
      code: 'ERROR_FETCHING_RECORDS',
    });
  });
});

describe('a record over HTTP', () => {
  it('comes with the answers, fields and times of its dataset, and the questions it is about', async () => {
    const { records, client } = await overHttp();

    const [record] = (await records.search(server.dataset.id, of('draft'), { page: 1, limit: 1 })).records;

    const questions = await new HttpQuestionRepository(client.api).of(record?.datasetId ?? '');
    expect(questions.map(({ name }) => name)).toEqual(everyQuestion.map(({ name }) => name));
    expect(record).toMatchObject({
      id: server.dataset.records[0]?.id,
      datasetId: server.dataset.id,
      fields: { text: 'Ana wrote review 0' },
      response: { status: 'draft', answers },
      suggestions: [],
      metadata: {},
      isCompleted: false,
      insertedAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(record && statusOf(record)).toBe('draft');
  });
});

describe('a search over HTTP', () => {
  it('asks for responses and suggestions, from one less than the page', async () => {
    const { records, client } = await overHttp();

    await records.search(server.dataset.id, of('pending'), { page: 7, limit: 10 });

    const url = new URL(client.requests.find(({ method }) => method === 'POST')?.url ?? '');
    expect(url.pathname).toBe(`/api/v1/me/datasets/${server.dataset.id}/records/search`);
    expect([...url.searchParams]).toEqual([
      ['include', 'responses'],
      ['include', 'suggestions'],
      ['offset', '6'],
      ['limit', '10'],
    ]);
  });

  it('reads each record that was found with its score, and how many there are', async () => {
    const { records } = await overHttp();
    const criteria = { ...initialCriteria, search: { text: 'review', field: undefined } };

    const found = await records.search(server.dataset.id, criteria, { page: 1, limit: 1 });

    expect(found.total).toBe(2);
    expect(found.records.map(({ fields }) => fields.text)).toEqual(['Ana wrote review 1']);
    expect(found.records[0]?.score).toBeGreaterThan(0);
  });

  it('asks for the questions at the same time, and once', async () => {
    const { records, client } = await overHttp();
    const questions = new HttpQuestionRepository(client.api);

    await Promise.all([
      records.search(server.dataset.id, of('pending'), { page: 1, limit: 10 }),
      questions.of(server.dataset.id),
    ]);

    expect(client.asked.toSorted()).toEqual([
      `GET v1/datasets/${server.dataset.id}/questions`,
      `POST v1/me/datasets/${server.dataset.id}/records/search`,
    ]);
  });

  it.each([
    ['the refusal that the caller tells of', 422, 0],
    ['another failure', 500, 1],
  ])('tells the person of %s (%i) %i times', async (_, status, times) => {
    const { records, client } = await overHttp();
    client.breakOnly(`v1/me/datasets/${server.dataset.id}/records/search`, status);

    const asked = records.search(server.dataset.id, of('pending'), { page: 1, limit: 1 }, 422);

    await expect(asked).rejects.toMatchObject({ cause: { status } });
    expect(client.reported).toHaveLength(times);
  });

  it.each([
    ['search', 1],
    ['searchSilently', 0],
  ] as const)('with %s reports a failure %i times', async (kind, times) => {
    const { records, client } = await overHttp();
    client.breakOnly(`v1/me/datasets/${server.dataset.id}/records/search`, 500);

    await expect(records[kind](server.dataset.id, of('pending'), { page: 1, limit: 1 })).rejects.toThrow();

    expect(client.reported).toHaveLength(times);
  });
});
