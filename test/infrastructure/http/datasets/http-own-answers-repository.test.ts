import { describe, expect, it } from 'vitest';
import { HttpOwnAnswersRepository } from '#infrastructure/http/datasets/http-own-answers-repository.ts';
import { ourServer } from '../../../support/client.ts';

const server = await ourServer();
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('the count of own answers over HTTP', () => {
  it('sums submitted and discarded records since a time', async () => {
    const [one, other, third] = server.dataset.records;
    const values = { label: { value: 'positive' } };
    await server.as('ann')('POST', `/records/${one?.id}/responses`, { status: 'submitted', values });
    await server.as('ann')('POST', `/records/${other?.id}/responses`, { status: 'discarded', values });
    await server.as('ann')('POST', `/records/${third?.id}/responses`, { status: 'draft', values });
    const answers = new HttpOwnAnswersRepository((await server.client()).api);

    expect(await answers.countSince(at(-1))).toBe(2);
    expect(await answers.countSince(at(1))).toBe(0);
  });

  it('fails silently', async () => {
    const client = await server.client();
    client.broken = 500;

    await expect(new HttpOwnAnswersRepository(client.api).countSince(at(0))).rejects.toMatchObject({
      code: 'POSTIL_FETCHING_METRICS',
    });
    expect(client.reported).toEqual([]);
  });
});
