import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsHalfPair } from '#server/resources/shared/half-pairs.ts';
import { type TestApp, testApp } from '../../../support/server/app.ts';

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
    expect(holdsHalfPair(json, JSON.parse(json))).toBe(holds);
  });

  it('is refused in a name, which would be stored as another', async () => {
    const { status, body } = await world.as('owner')('POST', '/workspaces', '{"name": "a\\ud800b"}');

    expect(status).toBe(422);
    expect(body.detail).toContain('half of a surrogate pair');
  });
});
