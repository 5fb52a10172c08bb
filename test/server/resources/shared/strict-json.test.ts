import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHalfSurrogatePair, isDeeper, maxJsonDepth } from '#server/resources/shared/strict-json.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset, type World } from '../../../support/server/world.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the depth of JSON', () => {
  it.each([
    ['lists', nested(3), nested(4)],
    ['objects', '{"a":{"a":{}}}', '{"a":{"a":{"a":{}}}}'],
    ['both', '[{"a":[]}]', '[{"a":[{}]}]'],
  ])('counts %s', (_, three, four) => {
    expect(isDeeper(three, 3)).toBe(false);
    expect(isDeeper(four, 3)).toBe(true);
  });

  it('does not count siblings', () => {
    expect(isDeeper('[[],[],{},[[]]]', 3)).toBe(false);
  });

  it.each(['["[[[["]', '{"{{{{":1}', '["\\"[[[["]', '["\\\\\\"[[[["]'])('ignores texts: %s', (text) => {
    expect(isDeeper(text, 1)).toBe(false);
  });

  it('continues after a text that ends with a backslash', () => {
    expect(isDeeper('["\\\\",[[]]]', 2)).toBe(true);
  });

  it('is limited for invalid JSON, too', () => {
    expect(isDeeper('['.repeat(10), 9)).toBe(true);
    expect(isDeeper('["[[[[[', 2)).toBe(false);
  });
});

describe('a body that is nested too deeply', () => {
  let world: TestApp;
  let path: string;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
    const { id } = await aDataset(world.db, { workspaceId: await world.addWorkspace('team') });
    path = `/datasets/${id}`;
  });
  afterAll(() => world.close());

  it.each([maxJsonDepth, 100_000])('is refused at %d levels below the body', async (levels) => {
    const { status, body } = await world.as('owner')('PATCH', path, `{"metadata":{"a":${nested(levels)}}}`);

    expect(status).toBe(422);
    expect(body.detail.params.errors).toEqual([
      { type: 'json_invalid', loc: ['body'], msg: `JSON is nested deeper than ${maxJsonDepth} levels` },
    ]);
  });

  it('is stored and returned at the maximum depth', async () => {
    const { status, body } = await world.as('owner')('PATCH', path, `{"metadata":{"a":${nested(maxJsonDepth - 2)}}}`);

    expect(status).toBe(200);
    expect(JSON.stringify(body.metadata.a)).toBe(nested(maxJsonDepth - 2));
  });
});

describe('half of a surrogate pair', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp();
    await world.addUser('owner', 'owner');
  });
  afterAll(() => world.close());

  it.each([
    ['"\\ud800"', true],
    ['{"a\\uDFFFb": 1}', true],
    ['["\\\\\\ud83d"]', true],
    ['"\\ud83d\\ude42"', false],
    ['"🙂"', false],
    ['"\\\\ud800"', false],
    ['"\\u00e9"', false],
  ])('is in %s: %s', (json, holds) => {
    expect(hasHalfSurrogatePair(json, JSON.parse(json))).toBe(holds);
  });

  it('is refused in a name, which PostgreSQL would store differently', async () => {
    const { status, body } = await world.as('owner')('POST', '/workspaces', '{"name": "a\\ud800b"}');

    expect(status).toBe(422);
    expect(body.detail).toContain('unpaired surrogates');
  });
});

describe('integers that a double cannot hold', () => {
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
    'are refused, such as %s',
    async (number) => {
      const answer = await send(`{"n": ${number}}`);

      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ code: 'inexact_number', detail: expect.stringContaining(number) });
    },
  );

  it('are refused at any depth', async () => {
    const first = await send('{"list":[9007199254740993]}');
    const deep = await send('{"a":{"b":[{"c":\n9007199254740993\n}]}}');

    expect([first.status, deep.status]).toEqual([422, 422]);
  });

  it.each(['9007199254740992', '10000000000000000', '1e30', '0.30000000000000004', '12345678901234567.5'])(
    'do not include %s',
    async (number) => {
      const answer = await send(`{"f": ${number}}`);

      expect(answer.status).toBe(201);
      expect(answer.body.items[0].metadata).toEqual({ f: Number(number) });
    },
  );

  it('are allowed in texts', async () => {
    const text = 'ids: 9007199254740993, "9007199254740993" [9007199254740993]';

    const answer = await send('{"id":"9007199254740993"}', text);

    expect(answer.status).toBe(201);
    expect(answer.body.items[0]).toMatchObject({ fields: { text }, metadata: { id: '9007199254740993' } });
  });
});
