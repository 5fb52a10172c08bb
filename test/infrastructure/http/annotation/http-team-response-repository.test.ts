import { beforeAll, describe, expect, it } from 'vitest';
import { HttpQuestionRepository } from '#infrastructure/http/annotation/http-question-repository.ts';
import { HttpTeamResponseRepository } from '#infrastructure/http/annotation/http-team-response-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';

const server = await ourServer();
let annId: string;
let boId: string;
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
  await server.addUser('adam', 'admin', server.workspaceId);
  [annId, boId] = (await Promise.all(
    ['ann', 'bo'].map(async (name) => (await server.as(name)('GET', '/me')).body.id as string),
  )) as [string, string];
});

const idOf = (index: number) => server.dataset.records[index]?.id ?? '';
const answer = (username: string, index: number, value: string) =>
  server.as(username)('POST', `/records/${idOf(index)}/responses`, {
    status: 'submitted',
    values: { label: { value } },
  });

async function responsesFor(username: string) {
  const client = await new TestClient(server).signIn(username);
  const repository = new HttpTeamResponseRepository(client.api, new HttpQuestionRepository(client.api));
  return { client, of: (...ids: readonly string[]) => repository.of(server.dataset.id, ids) };
}

describe('the responses of all users over HTTP', () => {
  it('come for several records in one request', async () => {
    await answer('ann', 0, 'positive');
    await answer('bo', 0, 'negative');
    const { of } = await responsesFor('adam');

    const found = await of(idOf(0), idOf(1));

    const label = (value: string) => ({ label: { type: 'label_selection', label: value } });
    expect([...found.keys()].toSorted()).toEqual([idOf(0), idOf(1)].toSorted());
    expect(found.get(idOf(1))).toEqual([]);
    const given = found.get(idOf(0)) ?? [];
    expect(given).toHaveLength(2);
    expect(given).toContainEqual({ userId: annId, status: 'submitted', answers: label('positive') });
    expect(given).toContainEqual({ userId: boId, status: 'submitted', answers: label('negative') });
  });

  it('are refused to annotators, without a notice', async () => {
    const { client, of } = await responsesFor('bo');

    await expect(of(idOf(0))).rejects.toMatchObject({ code: 'ERROR_FETCHING_RECORDS' });
    expect(client.reported).toEqual([]);
  });
});
