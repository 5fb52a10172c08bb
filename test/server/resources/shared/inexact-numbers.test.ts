import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

describe('whole numbers that no double holds', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    const workspaceId = await world.addWorkspace('team');
    await world.addUser('owner', 'owner');
    dataset = await aDataset(world.db, { workspaceId });
  });
  afterAll(() => world.close());

  const send = (metadata: string, text = 'x') =>
    world.as('owner')(
      'POST',
      `/datasets/${dataset.id}/records/bulk`,
      `{"items":[{"fields":{"text":${JSON.stringify(text)}},"metadata":${metadata}}]}`,
    );

  it.each(['9007199254740993', '-9223372036854775807', '1152921504606846977'])(
    'refuses %s instead of keeping its neighbour',
    async (number) => {
      const answer = await send(`{"n": ${number}}`);

      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ code: 'inexact_number', detail: expect.stringContaining(number) });
    },
  );

  it('refuses one wherever it stands', async () => {
    const first = await send('{"list":[9007199254740993]}');
    const deep = await send('{"a":{"b":[{"c":\n9007199254740993\n}]}}');

    expect([first.status, deep.status]).toEqual([422, 422]);
  });

  it.each(['9007199254740992', '10000000000000000', '1e30', '0.30000000000000004', '12345678901234567.5'])(
    'takes %s',
    async (number) => {
      const answer = await send(`{"f": ${number}}`);

      expect(answer.status).toBe(201);
      expect(answer.body.items[0].metadata).toEqual({ f: Number(number) });
    },
  );

  it('takes any digits in a text', async () => {
    const text = 'ids: 9007199254740993, "9007199254740993" [9007199254740993]';

    const answer = await send('{"id":"9007199254740993"}', text);

    expect(answer.status).toBe(201);
    expect(answer.body.items[0]).toMatchObject({ fields: { text }, metadata: { id: '9007199254740993' } });
  });
});
