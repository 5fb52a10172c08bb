import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseToSave } from '#application/ports/annotation/response-repository.ts';
import { type CallName, calls } from '#contract/calls.ts';
import type { Question } from '#domain/annotation/question.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { HttpFieldRepository } from '#infrastructure/http/annotation/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpQuestionWriter } from '#infrastructure/http/annotation/http-question-writer.ts';
import { HttpRecordRepository } from '#infrastructure/http/annotation/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/annotation/http-response-repository.ts';
import { HttpSuggestionRepository } from '#infrastructure/http/annotation/http-suggestion-repository.ts';
import { HttpJobRepository } from '#infrastructure/http/creation/http-job-repository.ts';
import { HttpDatasetRepository } from '#infrastructure/http/datasets/http-dataset-repository.ts';
import { HttpDatasetWriter } from '#infrastructure/http/datasets/http-dataset-writer.ts';
import { HttpMetadataPropertyRepository } from '#infrastructure/http/datasets/http-metadata-property-repository.ts';
import { HttpVectorRepository } from '#infrastructure/http/datasets/http-vector-repository.ts';
import { HttpEnvironmentRepository } from '#infrastructure/http/session/http-environment-repository.ts';
import { HttpOAuthRepository } from '#infrastructure/http/session/http-oauth-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/session/http-session-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/session/http-workspace-repository.ts';
import { ourServer, TestClient } from '../../support/client.ts';
import { testPassword } from '../../support/server/app.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
});

const anAnswer = (): ResponseToSave => ({
  recordId: server.dataset.records[0]?.id ?? '',
  responseId: undefined,
  status: 'submitted',
  answers: { label: { type: 'label_selection', label: 'positive' } },
});

const responsesOf = ({ api }: TestClient) => new HttpResponseRepository(api);
const saved = (client: TestClient) => responsesOf(client).upsert(anAnswer());

async function created(client: TestClient) {
  await responsesOf(client).remove((await saved(client)).id);
  return responsesOf(client).save(anAnswer());
}

let made = 0;
const aName = () => `made_${made++}`;
const newDataset = () => ({ name: aName(), workspaceId: server.workspaceId, metadata: undefined });
const aDraft = ({ api }: TestClient) => new HttpDatasetWriter(api).create(newDataset());
const aText = () =>
  ({ name: aName(), title: 'Text', required: true, type: 'text', settings: { useMarkdown: false } }) as const;

async function published({ api }: TestClient) {
  const writer = new HttpDatasetWriter(api);
  const id = await writer.create(newDataset());
  await new HttpFieldRepository(api).create(id, aText());
  await new HttpQuestionWriter(api).create(id, aText());
  await writer.publish(id);
  return id;
}

async function imported(client: TestClient) {
  const mapping = { fields: [{ source: 'a', target: 'b' }], metadata: [], suggestions: [], externalId: undefined };
  const rows = { repoId: 'ana/reviews', subset: 'default', split: 'train', mapping };
  return new HttpDatasetWriter(client.api).import(await published(client), rows);
}

/** Calls of the contract that the product makes, with code that makes them. */
const issued: { readonly [N in CallName]?: (client: TestClient) => Promise<unknown> } = {
  signIn: ({ api }) => new HttpSessionRepository(api).signIn('ann', testPassword),
  getMe: ({ api }) => new HttpSessionRepository(api).currentUser(),
  listMyWorkspaces: ({ api }) => new HttpWorkspaceRepository(api).mine(),
  getWorkspace: ({ api }) => new HttpDatasetRepository(api).get(server.dataset.id),
  getSettings: ({ api }) => new HttpEnvironmentRepository(api).settings(),
  listOAuthProviders: ({ api }) => new HttpOAuthRepository(api).providers(),
  listMyDatasets: ({ api }) => new HttpDatasetRepository(api).mine(),
  getDataset: ({ api }) => new HttpDatasetRepository(api).get(server.dataset.id),
  getProgress: ({ api }) => new HttpDatasetRepository(api).progress(server.dataset.id),
  createWorkspace: ({ api }) => new HttpWorkspaceRepository(api).create(aName()),
  createDataset: aDraft,
  publishDataset: published,
  importDataset: imported,
  updateDataset: ({ api }) => new HttpDatasetWriter(api).update(server.dataset.id, { guidelines: 'Read.' }),
  deleteDataset: async (client) => new HttpDatasetWriter(client.api).delete(await aDraft(client)),
  createField: published,
  createQuestion: published,
  updateField: ({ api }) => changed(new HttpFieldRepository(api)),
  updateQuestion: ({ api }) => changed(questionsOver(api)),
  listMyMetadataProperties: ({ api }) => new HttpMetadataPropertyRepository(api).of(server.dataset.id),
  createMetadataProperty: ({ api }) =>
    new HttpMetadataPropertyRepository(api).create(server.dataset.id, {
      name: aName(),
      title: 'More',
      settings: { type: 'terms' },
    }),
  updateMetadataProperty: ({ api }) => changed(new HttpMetadataPropertyRepository(api)),
  getMetadataMetrics: async ({ api }) => {
    const properties = new HttpMetadataPropertyRepository(api);
    return properties.metrics((await properties.of(server.dataset.id))[0]?.id ?? '');
  },
  listVectorsSettings: ({ api }) => new HttpVectorRepository(api).of(server.dataset.id),
  updateVectorSettings: ({ api }) => changed(new HttpVectorRepository(api)),
  listSuggestionOptions: ({ api }) => new HttpSuggestionRepository(api).agents(server.dataset.id),
  getJob: async (client) => new HttpJobRepository(client.api).get((await imported(client)).id),
  getRecord: ({ api }) =>
    new HttpRecordRepository(api, new HttpQuestionRepository(api)).get(server.dataset.records[0]?.id ?? '', 'somebody'),
  getMyMetrics: ({ api }) => new HttpDatasetRepository(api).metrics(server.dataset.id),
  listFields: ({ api }) => new HttpFieldRepository(api).of(server.dataset.id),
  listQuestions: ({ api }) => new HttpQuestionRepository(api).of(server.dataset.id),
  searchMyRecords: ({ api }) =>
    new HttpRecordRepository(api, new HttpQuestionRepository(api)).search(server.dataset.id, initialCriteria, {
      page: 1,
      limit: 10,
    }),
  createResponse: created,
  updateResponse: async (client) => responsesOf(client).save({ ...anAnswer(), responseId: (await saved(client)).id }),
  deleteResponse: async (client) => responsesOf(client).remove((await saved(client)).id),
  answerRecords: saved,
};

const questionsOver = (api: TestClient['api']) => ({
  of: (datasetId: string) => new HttpQuestionRepository(api).of(datasetId),
  update: (question: Question, before: Question) => new HttpQuestionWriter(api).update(question, before),
});

interface Changeable<T> {
  of(datasetId: string): Promise<readonly T[]>;
  update(item: T, before: T): Promise<T>;
}

async function changed<T>(repository: Changeable<T>) {
  const [first] = await repository.of(server.dataset.id);
  return first && repository.update(first, first);
}

const matches = (name: CallName) => {
  const { method, path } = calls[name];
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return (request: Request) => request.method === method && pattern.test(new URL(request.url).pathname);
};

describe('a call that the product makes', () => {
  it.each(Object.entries(issued) as [CallName, NonNullable<(typeof issued)[CallName]>][])(
    '%s is issued by a repository and answered by the server',
    async (name, issue) => {
      const client = await new TestClient(server).signIn('olga');
      const call: { readonly status: number; readonly response?: v.GenericSchema } = calls[name];

      await issue(client);

      const request = client.requests.find(matches(name));
      const answer = client.answers.get(request?.url ?? '');
      expect(answer?.status).toBe(call.status);
      if (call.response) expect(v.is(call.response, await answer?.json())).toBe(true);
    },
  );
});
