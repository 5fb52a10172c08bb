// @vitest-environment node
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answered } from '#application/ports/annotation/response-repository.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { initialCriteria } from '#domain/criteria/criteria.ts';
import { HttpDatasetRepository } from '#infrastructure/http/repositories/http-dataset-repository.ts';
import { HttpEnvironmentRepository } from '#infrastructure/http/repositories/http-environment-repository.ts';
import { HttpFieldRepository } from '#infrastructure/http/repositories/http-field-repository.ts';
import { HttpQuestionRepository } from '#infrastructure/http/repositories/http-question-repository.ts';
import { HttpRecordRepository } from '#infrastructure/http/repositories/http-record-repository.ts';
import { HttpResponseRepository } from '#infrastructure/http/repositories/http-response-repository.ts';
import { HttpSessionRepository } from '#infrastructure/http/repositories/http-session-repository.ts';
import { HttpWorkspaceRepository } from '#infrastructure/http/repositories/http-workspace-repository.ts';
import { aServer, type TestClient } from '../../support/client.ts';
import { testPassword } from '../../support/server/app.ts';

let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  server = await aServer();
});
afterAll(() => server.close());

const anAnswer = (): Answered => ({
  recordId: server.dataset.records[0]?.id ?? '',
  responseId: undefined,
  status: 'submitted',
  answers: { label: { type: 'label_selection', label: 'positive' } },
});

const responsesOf = ({ api }: TestClient) => new HttpResponseRepository(api);
const saved = (client: TestClient) => responsesOf(client).saveAnyway(anAnswer());

async function created(client: TestClient) {
  await responsesOf(client).remove((await saved(client)).id);
  return responsesOf(client).save(anAnswer());
}

/** Each call of the contract that the product makes so far, and what makes it. */
const issued: { readonly [N in CallName]?: (client: TestClient) => Promise<unknown> } = {
  signIn: ({ api }) => new HttpSessionRepository(api).signIn('ann', testPassword),
  getMe: ({ api }) => new HttpSessionRepository(api).currentUser(),
  listMyWorkspaces: ({ api }) => new HttpWorkspaceRepository(api).mine(),
  getWorkspace: ({ api }) => new HttpDatasetRepository(api).get(server.dataset.id),
  getSettings: ({ api }) => new HttpEnvironmentRepository(api).settings(),
  listMyDatasets: ({ api }) => new HttpDatasetRepository(api).mine(),
  getDataset: ({ api }) => new HttpDatasetRepository(api).get(server.dataset.id),
  getProgress: ({ api }) => new HttpDatasetRepository(api).progress(server.dataset.id),
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

const matches = (name: CallName) => {
  const { method, path } = calls[name];
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return (request: Request) => request.method === method && pattern.test(new URL(request.url).pathname);
};

describe('a call that the product makes', () => {
  it.each(Object.entries(issued) as [CallName, NonNullable<(typeof issued)[CallName]>][])(
    '%s is issued by a repository and answered by the server',
    async (name, issue) => {
      const client = await server.client();
      const call: { readonly status: number; readonly response?: v.GenericSchema } = calls[name];

      await issue(client);

      const request = client.requests.find(matches(name));
      const answer = client.answers.get(request?.url ?? '');
      expect(answer?.status).toBe(call.status);
      if (call.response) expect(v.is(call.response, await answer?.json())).toBe(true);
    },
  );
});
