import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { HttpRecordSender } from '#infrastructure/http/creation/http-record-sender.ts';
import { ourServer, TestClient } from '../../../support/client.ts';
import { aDataset } from '../../../support/server/world.ts';

const server = await ourServer();
let large = '';
beforeAll(async () => {
  await server.addUser('olga', 'owner');
  ({ id: large } = await aDataset(server.db, { name: 'large', workspaceId: server.workspaceId, records: 2001 }));
});

async function asOwner() {
  const client = await new TestClient(server).signIn('olga');
  return { client, sender: new HttpRecordSender(client.api) };
}

const another = async (name: string, records = 0) =>
  (await aDataset(server.db, { name, workspaceId: server.workspaceId, records })).id;
const names = (count: number) => Array.from({ length: count }, (_, index) => `r-${index}`);
const aRecord = (external_id: string, text = 'new') => ({ external_id, fields: { text } });
const addresses = ({ requests }: TestClient) => requests.map(({ url }) => url.replace('http://test/api/', ''));

describe('records on their way to a server', () => {
  it('are added, or change those of the same name', async () => {
    const { client, sender } = await asOwner();
    const id = await another('sent', 1);
    const items = [aRecord('r-0', 'changed'), aRecord('new')];

    await sender.send(id, items, []);
    await sender.send(id, items, []);

    const page = await client.api.call({
      method: 'get',
      path: `v1/datasets/${id}/records`,
      schema: v.object({ total: v.number(), items: v.array(v.object({ fields: v.unknown() })) }),
      failure: 'POSTIL_SENDING_RECORDS',
    });
    expect(page).toEqual({ total: 2, items: [{ fields: { text: 'changed' } }, { fields: { text: 'new' } }] });
    expect(await client.requests[0]?.json()).toEqual({ items });
    expect(client.requests[0]?.headers.get('prefer')).toBe('return=minimal');
  });

  it('make what is known of how far the dataset is untrue', async () => {
    const { client, sender } = await asOwner();
    const id = await another('counted');
    const kept = [`v1/datasets/${id}/progress`, `v1/datasets/${large}/progress`];
    const read = async () => {
      for (const path of kept)
        await client.api.get({ path, cacheForMs: 60_000, schema: v.unknown(), failure: 'POSTIL_SENDING_RECORDS' });
    };
    await read();
    await sender.send(id, [aRecord('a')], []);
    client.requests.length = 0;

    await read();

    expect(addresses(client)).toEqual(kept.slice(0, 1));
  });

  it('are named where they are refused, and none is taken', async () => {
    const { client, sender } = await asOwner();
    const id = await another('refusing');

    const refused = await sender.send(id, [aRecord('good'), { fields: { nothing: 'of ours' } }], []);

    expect(refused).toEqual([{ at: 1, reason: expect.stringMatching(/text/) }]);
    expect(client.reported).toEqual([]);
    expect(await sender.known(id, ['good'], true)).toEqual(new Set());
  });

  it('are all named where several do not have the right shape', async () => {
    const { sender } = await asOwner();
    const id = await another('shapeless');

    const refused = await sender.send(id, [{ fields: 1 }, aRecord('good'), { fields: 2 }], []);

    expect(refused).toEqual([
      { at: 0, reason: expect.stringMatching(/^fields: /) },
      { at: 2, reason: expect.stringMatching(/^fields: /) },
    ]);
  });

  it('are sent with whole numbers as floats where the server keeps floats', async () => {
    const { client, sender } = await asOwner();
    const id = await another('floats');
    const metadata = { stars: 2, price: -0.5, length: 3, huge: 1e21, text: '2', none: undefined };

    await sender.send(id, [{ ...aRecord('a'), metadata }, aRecord('b')], ['stars', 'price', 'huge', 'text']);

    const body = await client.requests[0]?.text();
    expect(body).toBe(
      '{"items":[{"external_id":"a","fields":{"text":"new"},"metadata":{"stars":2.0,"price":-0.5,"length":3,"huge":1e+21,"text":"2"}},{"external_id":"b","fields":{"text":"new"}}]}',
    );
    expect(client.requests[0]?.headers.get('content-type')).toBe('application/json');
  });

  it.each([502, 413])('fail with the status %d of a gateway', async (status) => {
    const { client, sender } = await asOwner();
    client.broken = status;

    await expect(sender.send(large, [aRecord('a')], [])).rejects.toMatchObject({ cause: { status } });
    expect(client.reported).toEqual([]);
  });

  it('go once more when the person has signed in again', async () => {
    const { client, sender } = await asOwner();
    const id = await another('signed in again');
    const token = client.tokens.read() ?? '';
    client.tokens.write('out of date');
    client.reauthentication.onExpired(() => {
      client.tokens.write(token);
      client.reauthentication.settle(true);
      return true;
    });

    await sender.send(id, [aRecord('a')], []);

    expect(client.asked).toEqual(Array(2).fill(`PUT v1/datasets/${id}/records/bulk`));
    expect(await sender.known(id, ['a'], true)).toEqual(new Set(['a']));
  });
});

describe.each([
  ['the server tells', true],
  ['all records are looked through', false],
])('names that are known, where %s', (_, isByServer) => {
  it('are those that records of this dataset have', async () => {
    const { sender } = await asOwner();
    const few = await another(`few ${isByServer}`, 2);

    expect(await sender.known(few, ['r-1', 'none', '', 'r-2'], isByServer)).toEqual(new Set(['r-1']));
    expect(await sender.known(large, ['r-1', 'none', '', 'r-2000'], isByServer)).toEqual(new Set(['r-1', 'r-2000']));
  });

  it('are none without names, and no request is sent', async () => {
    const { client, sender } = await asOwner();

    expect(await sender.known(large, [], isByServer)).toEqual(new Set());
    expect(client.requests).toEqual([]);
  });

  it('are never those that no server can store', async () => {
    const { sender } = await asOwner();

    expect(await sender.known(large, ['r-1\u0000', 'r-1', '\ud83d', '😀'], isByServer)).toEqual(new Set(['r-1']));
  });

  it('leave failures of the server to the caller', async () => {
    const { client, sender } = await asOwner();
    client.broken = 503;

    await expect(sender.known(large, ['r-1'], isByServer)).rejects.toMatchObject({
      code: 'POSTIL_SENDING_RECORDS',
      cause: { status: 503 },
    });
    expect(client.reported).toEqual([]);
  });
});

describe('asking for names', () => {
  it('takes a request for each ten thousand', async () => {
    const { client, sender } = await asOwner();
    const asked = names(20_001);

    const known = await sender.known(large, asked, true);

    const bodies = await Promise.all(client.requests.map((request) => request.json()));
    expect(client.asked).toEqual(Array(3).fill(`POST ext/v1/datasets/${large}/known-records`));
    expect(bodies.map(({ external_ids }) => external_ids.length)).toEqual([10_000, 10_000, 1]);
    expect(bodies.flatMap(({ external_ids }) => external_ids)).toEqual(asked);
    expect(known).toEqual(new Set(names(2001)));
  });

  it('looks through a thousand records at a time, as long as there are any', async () => {
    const { client, sender } = await asOwner();
    const full = await another('a thousand', 1000);

    await sender.known(large, ['none'], false);
    await sender.known(full, ['none'], false);

    const page = (id: string, offset: number) => `v1/datasets/${id}/records?offset=${offset}&limit=1000`;
    expect(addresses(client)).toEqual([
      ...[0, 1000, 2000].map((offset) => page(large, offset)),
      ...[0, 1000].map((offset) => page(full, offset)),
    ]);
  });

  it('looks no further when all names have been found', async () => {
    const { client, sender } = await asOwner();

    expect(await sender.known(large, ['r-7', 'r-1500', 'r-7'], false)).toEqual(new Set(['r-7', 'r-1500']));
    expect(client.requests).toHaveLength(2);
  });
});
