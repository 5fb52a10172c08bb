import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../support/server/app.ts';
import { aDataset, type World } from '../../support/server/world.ts';

const questions = ['comment', 'label', 'topics', 'stars', 'order', 'ents', 'zz'];
const properties = ['source', 'length', 'score', 'batch', 'zz', "x' --", '\u0000'];

const scope = fc.oneof(
  fc.record({
    entity: fc.constant('record'),
    property: fc.constantFrom('id', 'external_id', 'status', 'inserted_at', 'updated_at'),
  }),
  fc.record({ entity: fc.constant('metadata'), metadata_property: fc.constantFrom(...properties) }),
  fc.record({ entity: fc.constant('response'), property: fc.constant('status') }),
  fc.record({ entity: fc.constant('response'), question: fc.constantFrom(...questions) }),
  fc.record({
    entity: fc.constant('suggestion'),
    question: fc.constantFrom(...questions),
    property: fc.constantFrom('value', 'score', 'agent', 'type'),
  }),
);

const value = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    '1',
    '-0.5',
    '1e999',
    'NaN',
    'true',
    'null',
    'pending',
    'negative',
    '\u0000',
    '\ud800',
    '{}',
  ),
  fc.constantFrom('2026-01-01', '2026-13-01T00:00:00', '-271821-04-20', '294277-01-01', '00000000-0000-4000-8000-0'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const bound = fc.oneof(value, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

const filter = fc.oneof(
  fc.record({ type: fc.constant('terms'), scope, values: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('range'), scope, ge: bound, le: bound }),
);

const body = fc.record(
  {
    query: fc.record({ text: fc.record({ q: value, field: fc.constantFrom('text', 'zz', null, '\u0000') }) }),
    filters: fc.record({ and: fc.array(filter, { minLength: 1, maxLength: 3 }) }),
    sort: fc.array(fc.record({ scope, order: fc.constantFrom('asc', 'desc') }), { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: [] },
);

describe('any search', () => {
  let world: TestApp;
  let dataset: World;

  beforeAll(async () => {
    world = await testApp();
    dataset = await aDataset(world.db, { workspaceId: await world.addWorkspace('team') });
    await world.addUser('owner', 'owner');
  });
  afterAll(() => world.close());

  it.each([
    ['mine', 'me/datasets'],
    ['all', 'datasets'],
  ])(
    'is answered or refused with a reason, among %s',
    async (_, path) => {
      const search = async (asked: object) => {
        const answer = await world.as('owner')('POST', `/${path}/${dataset.id}/records/search?offset=0`, asked);

        expect([200, 422], JSON.stringify({ asked, answer: answer.body })).toContain(answer.status);
      };

      await fc.assert(fc.asyncProperty(body, search), { numRuns: 200 });
    },
    60_000,
  );
});
