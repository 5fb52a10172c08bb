import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deepestJson, isDeeper } from '#server/resources/shared/json-depth.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';
import { aDataset } from '../../../support/server/world.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('how deep JSON is nested', () => {
  it.each([
    ['lists', nested(3), nested(4)],
    ['objects', '{"a":{"a":{}}}', '{"a":{"a":{"a":{}}}}'],
    ['both', '[{"a":[]}]', '[{"a":[{}]}]'],
  ])('counts %s', (_, three, four) => {
    expect(isDeeper(three, 3)).toBe(false);
    expect(isDeeper(four, 3)).toBe(true);
  });

  it('is no matter of how many stand side by side', () => {
    expect(isDeeper('[[],[],{},[[]]]', 3)).toBe(false);
  });

  it.each(['["[[[["]', '{"{{{{":1}', '["\\"[[[["]', '["\\\\\\"[[[["]'])('is not told by texts: %s', (text) => {
    expect(isDeeper(text, 1)).toBe(false);
  });

  it('goes on after a text that ends with a backslash', () => {
    expect(isDeeper('["\\\\",[[]]]', 2)).toBe(true);
  });

  it('is found in what is no JSON too, without reading on for ever', () => {
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

  it.each([deepestJson, 100_000])('is refused at %d levels below the body', async (levels) => {
    const { status, body } = await world.as('owner')('PATCH', path, `{"metadata":{"a":${nested(levels)}}}`);

    expect(status).toBe(422);
    expect(body.detail.params.errors).toEqual([
      { type: 'json_invalid', loc: ['body'], msg: `JSON is nested deeper than ${deepestJson} levels` },
    ]);
  });

  it('is stored and answered where it is just deep enough', async () => {
    const { status, body } = await world.as('owner')('PATCH', path, `{"metadata":{"a":${nested(deepestJson - 2)}}}`);

    expect(status).toBe(200);
    expect(JSON.stringify(body.metadata.a)).toBe(nested(deepestJson - 2));
  });
});
