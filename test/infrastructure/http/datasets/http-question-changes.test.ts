import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpQuestionChanges } from '#infrastructure/http/datasets/http-question-changes.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const server = await ourServer();
let client: TestClient;
let changes: HttpQuestionChanges;
let dataset: World;

beforeAll(async () => {
  await server.addUser('olga', 'owner');
});
beforeEach(async () => {
  client = await new TestClient(server).signIn('olga');
  changes = new HttpQuestionChanges(client.api);
  dataset = await aDataset(server.db, { workspaceId: server.workspaceId, name: crypto.randomUUID() });
});

const questions = () => new HttpQuestionRepository(client.api).of(dataset.id);
const named = async (name: string) => {
  const found = (await questions()).find((question) => question.name === name);
  if (!found) throw new Error(`There is no question ${name}`);
  return found;
};

describe('changes of questions over HTTP', () => {
  it('count what uses a question', async () => {
    await server.as('olga')('POST', `/records/${dataset.records[0]?.id}/responses`, {
      status: 'submitted',
      values: { label: { value: 'positive' } },
    });

    expect(await changes.usageOf((await named('label')).id)).toEqual({
      answers: 1,
      suggestions: 0,
      submittedWithout: 0,
      options: [{ value: 'positive', answers: 1, suggestions: 0 }],
    });
    expect((await changes.usageOf((await named('comment')).id)).submittedWithout).toBe(1);
  });

  it('add a question, and show it in the cached list', async () => {
    await questions();

    await changes.add(dataset.id, {
      name: 'reason',
      title: 'Why?',
      required: false,
      type: 'text',
      settings: { useMarkdown: false },
    });

    expect(await named('reason')).toMatchObject({ title: 'Why?', required: false });
  });

  it('require a question, remove a label and a question', async () => {
    await changes.require((await named('topics')).id, true);
    await changes.removeLabel((await named('topics')).id, 'd');
    await changes.remove((await named('stars')).id);

    const topics = await named('topics');
    expect(topics).toMatchObject({ required: true, settings: { options: [{}, {}, {}] } });
    expect((await questions()).map(({ name }) => name)).not.toContain('stars');
  });

  it('reorder the questions', async () => {
    const reversed = [...(await questions())].reverse().map(({ id }) => id);

    await changes.reorder(dataset.id, reversed);

    expect((await questions()).map(({ id }) => id)).toEqual(reversed);
  });
});
