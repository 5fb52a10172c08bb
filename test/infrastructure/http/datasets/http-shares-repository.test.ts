import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { wireShares } from '#contract/datasets/shares.ts';
import { HttpSharesRepository } from '#infrastructure/http/datasets/http-shares-repository.ts';
import { ourServer, TestClient } from '../../../support/client.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('olga', 'owner');
  const values = { label: { value: 'positive' }, topics: { value: ['a', 'b'] }, stars: { value: 3 } };
  const path = `/records/${server.dataset.records[0]?.id}/responses`;
  await server.as('ann')('POST', path, { status: 'submitted', values });
});

describe('the answer distribution over HTTP', () => {
  it('comes with one request, by the names of the questions', async () => {
    const client = await new TestClient(server).signIn('olga');

    const counts = await new HttpSharesRepository(client.api).of(server.dataset.id);

    expect(client.asked).toEqual([`GET ext/v1/datasets/${server.dataset.id}/shares`]);
    expect([...counts]).toEqual([
      ['label', { answers: 1, counts: new Map([['positive', 1]]) }],
      [
        'topics',
        {
          answers: 1,
          counts: new Map([
            ['a', 1],
            ['b', 1],
          ]),
        },
      ],
      ['stars', { answers: 1, counts: new Map([['3', 1]]) }],
    ]);
  });

  it('has the shape of the contract', async () => {
    const client = await new TestClient(server).signIn('olga');
    await new HttpSharesRepository(client.api).of(server.dataset.id);

    const body = await [...client.answers.values()].at(-1)?.json();

    expect(body).toEqual(v.parse(wireShares, body));
  });

  it('fails silently for users without access', async () => {
    const client = await server.client();

    await expect(new HttpSharesRepository(client.api).of(server.dataset.id)).rejects.toMatchObject({
      code: 'POSTIL_FETCHING_SHARES',
      cause: { status: 403 },
    });
    expect(client.reported).toEqual([]);
  });
});
