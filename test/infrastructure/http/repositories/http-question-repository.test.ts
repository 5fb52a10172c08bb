// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { HttpQuestionRepository } from '#infrastructure/http/repositories/http-question-repository.ts';
import { aQuestion } from '../../../support/builders.ts';
import { aServer } from '../../../support/client.ts';
import { FakeQuestionRepository } from '../../../support/repositories/fake-question-repository.ts';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const types: readonly QuestionType[] = [
  'text',
  'label_selection',
  'multi_label_selection',
  'rating',
  'ranking',
  'span',
];

async function overHttp() {
  const client = await server.client();
  return { questions: new HttpQuestionRepository(client.api), source: client, client };
}

async function faked() {
  const { id: datasetId } = server.dataset;
  const questions = new FakeQuestionRepository([
    aQuestion('text', { datasetId }),
    aQuestion('label_selection', { datasetId }),
    aQuestion('multi_label_selection', { datasetId }),
    aQuestion('rating', { datasetId }),
    aQuestion('ranking', { datasetId }),
    aQuestion('span', { datasetId }),
  ]);
  return { questions, source: questions };
}

describe.each([
  ['HTTP', overHttp],
  ['fake', faked],
])('a question repository (%s)', (_, open) => {
  it('gives the questions of a dataset, of all six types', async () => {
    const { questions } = await open();

    expect((await questions.of(server.dataset.id)).map(({ type }) => type)).toEqual(types);
  });

  it('names what failed', async () => {
    const { questions, source } = await open();
    source.broken = 500;

    await expect(questions.of(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_QUESTIONS' });
  });
});

describe('questions over HTTP', () => {
  it('are asked for once in two minutes', async () => {
    const { questions, client } = await overHttp();

    await questions.of(server.dataset.id);
    client.clock.advance(119_999);
    await questions.of(server.dataset.id);

    expect(client.asked).toEqual([`GET v1/datasets/${server.dataset.id}/questions`]);
  });
});
