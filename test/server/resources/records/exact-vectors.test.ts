import { beforeAll, describe, expect, it } from 'vitest';
import { ourServer } from '../../../support/client.ts';

const server = await ourServer();

const doubles = [0.1 + 0.2, -1 / 3];
const sameFloats = doubles.map(Math.fround);

const path = `/datasets/${server.dataset.id}/records`;
beforeAll(async () => {
  await server.addUser('otto', 'owner');
});

async function upsert(small: readonly number[]) {
  const { status } = await server.as('otto')('PUT', `${path}/bulk`, {
    items: [{ external_id: 'exact', fields: { text: 'A record' }, vectors: { small } }],
  });
  expect(status).toBe(200);
}

async function read() {
  const { body } = await server.as('otto')('GET', `${path}?include=vectors&limit=1000`);
  return body.items.find(({ external_id }: { external_id: string }) => external_id === 'exact').vectors.small;
}

describe('a vector', () => {
  it('is returned exactly as sent, though searches use single precision', async () => {
    await upsert(doubles);

    expect(await read()).toEqual(doubles);
  });

  it('is replaced by one that differs beyond single precision', async () => {
    await upsert(doubles);

    await upsert(sameFloats);

    expect(await read()).toEqual(sameFloats);
  });
});
