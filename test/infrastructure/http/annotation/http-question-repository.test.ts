import { beforeAll, describe, expect, it } from 'vitest';
import type { QuestionType } from '#domain/annotation/answer.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { aQuestion } from '../../../support/builders.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { FakeQuestionRepository } from '../../../support/repositories/fake-question-repository.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

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
  const { api } = client;
  return { questions: new HttpQuestionRepository(api), writer: new HttpQuestionWriter(api), source: client, client };
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
  return { questions, writer: questions, source: questions };
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
    const { questions, writer, source } = await open();
    source.broken = 500;

    await expect(questions.of(server.dataset.id)).rejects.toMatchObject({ code: 'ERROR_FETCHING_QUESTIONS' });
    await expect(writer.create(server.dataset.id, aQuestion('text'))).rejects.toMatchObject({
      code: 'POSTIL_CREATING_QUESTION',
    });
    await expect(writer.update(aQuestion('text'), aQuestion('text'))).rejects.toMatchObject({
      code: 'ERROR_PATCHING_QUESTIONS',
    });
  });
});

/** A draft, which accepts new items. */
async function aDraft(name: string): Promise<string> {
  const send = server.as('olga');
  const { body } = await send('POST', '/datasets', { name, workspace_id: server.workspaceId });
  await send('POST', `/datasets/${body.id}/fields`, { name: 'text', title: 'Text', settings: { type: 'text' } });
  return body.id;
}

describe('questions over HTTP', () => {
  it('are asked for once in two minutes', async () => {
    const { questions, client } = await overHttp();

    await questions.of(server.dataset.id);
    client.clock.advance(119_999);
    await questions.of(server.dataset.id);

    expect(client.asked).toEqual([`GET v1/datasets/${server.dataset.id}/questions`]);
  });

  it.each(types)('become one more of type %s, as the one that is there', async (type) => {
    const client = await new TestClient(server).signIn('olga');
    const questions = new HttpQuestionRepository(client.api);
    const model = (await questions.of(server.dataset.id)).find((each) => each.type === type) ?? aQuestion('text');
    const datasetId = await aDraft(type);
    await questions.of(datasetId);

    const created = await new HttpQuestionWriter(client.api).create(datasetId, model);

    expect(created).toEqual({ ...model, id: created.id, datasetId });
    expect(await questions.of(datasetId)).toEqual([created]);
  });

  it('are created with how many options are visible only if that was chosen', async () => {
    const client = await new TestClient(server).signIn('olga');
    const label = aQuestion('label_selection', { title: 'Label' });
    const [option] = label.settings.options;
    const options = ['a', 'b', 'c', 'd'].map((value) => ({ ...option, value, text: value, colour: undefined }));
    const settings = { options: options.map((each) => ({ ...each, description: undefined })), visibleOptions: 3 };

    const datasetId = await aDraft('visible options');
    await new HttpQuestionWriter(client.api).create(datasetId, { ...label, name: 'chosen', settings });
    await new HttpQuestionWriter(client.api).create(datasetId, {
      ...label,
      name: 'not_chosen',
      settings: { ...settings, visibleOptions: undefined },
    });

    const sent = await Promise.all(client.requests.map((request) => request.json()));
    expect(sent[0]).toMatchObject({ name: 'chosen', settings: { visible_options: 3 } });
    expect(sent[1]).not.toHaveProperty('settings.visible_options');
  });

  it('are fetched again after a change of title, description and settings', async () => {
    const client = await new TestClient(server).signIn('olga');
    const questions = new HttpQuestionRepository(client.api);
    const [text = aQuestion('text')] = await questions.of(server.dataset.id);
    const changed = { ...text, title: 'Say why', settings: { useMarkdown: true } } as typeof text;

    await new HttpQuestionWriter(client.api).update(changed, text);

    expect(await client.requests.at(-1)?.json()).toEqual({
      title: 'Say why',
      description: null,
      settings: { type: 'text', use_markdown: true },
    });
    expect((await questions.of(server.dataset.id))[0]).toEqual(changed);
  });
});

describe('questions that were kept', () => {
  it('are asked for again on wish', async () => {
    const { questions, client } = await overHttp();
    await questions.of(server.dataset.id);
    await questions.of(server.dataset.id);

    await questions.of(server.dataset.id, true);

    expect(client.asked).toHaveLength(2);
  });

  it.each([
    ['never', { suggestions_shown: 'never' }],
    ['after-answer', { suggestions_shown: 'after_answer' }],
    [{ share: 0.25 }, { suggestions_shown: 'on_share', share: 0.25 }],
    [undefined, { suggestions_shown: 'always' }],
  ] as const)('show suggestions (%j)', async (suggestionsShown, postil) => {
    const client = await new TestClient(server).signIn('olga');
    const writer = new HttpQuestionWriter(client.api);
    const datasetId = await aDraft(`shows suggestions: ${JSON.stringify(suggestionsShown)}`);
    const created = await writer.create(datasetId, aQuestion('text'));
    const before = { ...created, suggestionsShown: { share: 0.5 } };
    await writer.update(before, created);

    await writer.update({ ...before, suggestionsShown }, before);

    expect(await client.requests.at(-1)?.json()).toMatchObject({ postil });
    const [after] = await new HttpQuestionRepository(client.api).of(datasetId);
    expect(after?.suggestionsShown).toEqual(suggestionsShown);
  });
});
