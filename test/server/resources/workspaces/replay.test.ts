import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Exchange, exchanges } from '../../../contract/recordings.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';

interface Recorded extends Exchange {
  readonly as?: string;
}

const recorded: readonly Recorded[] = exchanges.filter(({ file }) => file === 'workspaces');

const unknownId = '00000000-0000-4000-8000-000000000000';
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const idsIn = (value: unknown) => [...JSON.stringify(value ?? null).matchAll(ids)].map(([id]) => id);

/** Users of the recorded server before the recording. */
const people = [
  ['argilla', 'owner', '7004d926-8c8a-4243-b987-15829c99e2e1'],
  ['admin', 'admin', 'b850c0f6-3265-42f9-85aa-87e0ba8e88a3'],
  ['annotator', 'annotator', '84e38b73-25df-4dcc-9bda-9f66bd6227a2'],
  ['annie', 'annotator', '9d0298c2-ca4b-4b89-953f-ffac178e5500'],
] as const;
const defaultWorkspace = 'fd4fd9d7-e7e5-4c28-b6a6-80693252b563';

describe('the recorded exchanges about users and workspaces', () => {
  let world: TestApp;
  const known = new Map<string, string>([[unknownId, unknownId]]);

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('default');
    known.set(defaultWorkspace, workspaceId);
    for (const [username, role, id] of people) known.set(id, (await world.addUser(username, role, workspaceId)).id);
    await world.addWorkspace('research');
    await aDataset(world.db, { workspaceId, records: 0 });
  });
  afterAll(() => world.close());

  const ours = (text: string) => text.replaceAll(ids, (id) => known.get(id) ?? id);

  function learn(theirs: unknown, mine: unknown) {
    const here = idsIn(mine);
    idsIn(theirs).forEach((id, index) => {
      if (!known.has(id)) known.set(id, here[index] ?? unknownId);
    });
  }

  /** Ignores times, and keys that only their users see. */
  const comparable = (body: unknown): unknown =>
    JSON.parse(JSON.stringify(body), (key, value) => {
      if (key === 'api_key') return undefined;
      return /_at$/.test(key) ? 'a time' : value;
    });

  /** Lists of the recorded server have more entries. */
  const isList = ({ response }: Exchange) =>
    typeof response.body === 'object' && response.body !== null && 'items' in response.body;

  const send = ({ as, request }: Recorded) =>
    world.as(as === 'owner' ? 'argilla' : as)(
      request.method,
      ours(request.path.replace('/api/v1', '')),
      request.raw_body ?? (request.body && JSON.parse(ours(JSON.stringify(request.body)))),
    );

  /** Changes between two exchanges that were not recorded. */
  async function prepare({ name, request }: Recorded) {
    if (name !== 'remove user') return;
    const [workspace, user] = idsIn(request.path).map(ours);
    await world.as('argilla')('POST', `/workspaces/${workspace}/users`, { user_id: user });
  }

  // One test for all exchanges, which build on earlier ones.
  it('have the same statuses and bodies as recorded', async () => {
    for (const exchange of recorded) {
      await prepare(exchange);
      const { status, body } = await send(exchange);
      learn(exchange.response.body, body);

      const expected = JSON.parse(ours(JSON.stringify(comparable(exchange.response.body))));
      expect([exchange.name, status]).toEqual([exchange.name, exchange.response.status]);
      if (isList(exchange)) expect(Object.keys(body.items[0]).toSorted()).toEqual(keysOf(exchange));
      else expect([exchange.name, comparable(body)]).toEqual([exchange.name, expected]);
    }
    expect(recorded).toHaveLength(43);
  });
});

function keysOf({ response }: Exchange) {
  const { items } = response.body as { readonly items: readonly object[] };
  return Object.keys(items[0] ?? {}).toSorted();
}
