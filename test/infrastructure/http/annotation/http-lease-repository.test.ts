import { beforeAll, describe, expect, it } from 'vitest';
import { HttpLeaseRepository } from '#infrastructure/http/annotation/http-lease-repository.ts';
import { ourServer } from '../../../support/client.ts';

const server = await ourServer();
beforeAll(async () => {
  await server.addUser('bo', 'annotator', server.workspaceId);
});

const idOf = (index: number) => server.dataset.records[index]?.id ?? '';
const anns = async () => {
  const client = await server.client();
  return { client, leases: new HttpLeaseRepository(client.api) };
};
const bos = (method: string, index: number) => server.as('bo')(method, `/ext/v1/records/${idOf(index)}/lease`);

describe('places on records over HTTP', () => {
  it('are held, and given back while the page goes away', async () => {
    const { leases, client } = await anns();

    expect(await leases.acquire(idOf(0), false)).toBe('held');
    expect((await bos('PUT', 0)).status).toBe(409);
    await leases.giveUp(idOf(0));

    expect((await bos('PUT', 0)).status).toBe(200);
    expect(client.requests.at(-1)?.keepalive).toBe(true);
  });

  it('are taken by others, until force is used', async () => {
    const { leases } = await anns();
    await bos('PUT', 1);

    expect(await leases.acquire(idOf(1), false)).toBe('taken');
    expect(await leases.acquire(idOf(1), true)).toBe('held');
  });

  it('are not needed where the record is completed', async () => {
    const { leases } = await anns();
    const values = { label: { value: 'positive' } };
    await server.as('bo')('POST', `/records/${idOf(2)}/responses`, { status: 'submitted', values });

    expect(await leases.acquire(idOf(2), false)).toBe('unneeded');
  });

  it('fail without a message', async () => {
    const { leases, client } = await anns();
    client.broken = 503;

    await expect(leases.acquire(idOf(0), false)).rejects.toMatchObject({ code: 'POSTIL_HOLDING_RECORD' });
    await expect(leases.giveUp(idOf(0))).rejects.toMatchObject({ code: 'POSTIL_HOLDING_RECORD' });

    expect(client.reported).toEqual([]);
  });
});
