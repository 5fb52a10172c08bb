import fc, { type Arbitrary } from 'fast-check';
import { answers } from './answers.ts';
import type { FuzzTarget } from './target.ts';

const question = fc.constantFrom(...Object.keys(answers));
const time = fc.constantFrom('2026-01-01', '2026-02-28T12:00:00Z', '0001-01-01', '9999-12-31T23:59:59.999Z');

const recordTime = fc.constantFrom('inserted_at', 'updated_at').map((property) => ({ entity: 'record', property }));
const number = fc
  .constantFrom('length', 'score')
  .map((metadata_property) => ({ entity: 'metadata', metadata_property }));

const scope: Arbitrary<object> = fc.oneof(
  recordTime,
  fc.constantFrom('id', 'external_id', 'status').map((property) => ({ entity: 'record', property })),
  fc.constantFrom('source', 'length', 'score').map((metadata_property) => ({ entity: 'metadata', metadata_property })),
  fc.constant({ entity: 'response', property: 'status' }),
  fc.record({ entity: fc.constant('response'), question }),
  fc.record(
    { entity: fc.constant('suggestion'), question, property: fc.constantFrom('value', 'score', 'agent', 'type') },
    { requiredKeys: ['entity', 'question'] },
  ),
);

const users = fc.constantFrom('ann', 'ada');
const teamScope: Arbitrary<object> = fc.oneof(
  fc.record(
    {
      entity: fc.constant('answers'),
      question,
      username: users,
      usernames: fc.array(users, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ['entity', 'question'] },
  ),
  fc.record(
    { entity: fc.constant('disagreement'), question, usernames: fc.constant(['ann', 'ada']) },
    { requiredKeys: ['entity', 'question'] },
  ),
  fc.constant({ entity: 'last-answer' }),
);

const value = fc.constantFrom('yes', 'a', '1', 'web', 'e1', 'pending', 'completed', 'submitted', 'model', '0.5', '🙂');

const filter = fc.oneof(
  fc.record({
    type: fc.constant('terms'),
    scope,
    values: fc.array(value, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('range'), scope: recordTime, ge: time }),
  fc.record({ type: fc.constant('range'), scope: number, le: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
  fc.record({ type: fc.constant('range'), scope, ge: fc.oneof(time, fc.integer()) }),
  fc.record({ type: fc.constant('terms'), scope: teamScope, values: fc.array(value, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('presence'), scope: teamScope, present: fc.boolean() }),
  fc.record({ type: fc.constant('range'), scope: fc.constant({ entity: 'last-answer' }), le: time }),
);

export const filters = (_: FuzzTarget): Arbitrary<unknown> =>
  fc.record({ and: fc.array(filter, { minLength: 1, maxLength: 3 }) });

const text = fc.record(
  {
    q: fc.constantFrom('text', '"a text"', 'text -other', 'tex*', 'a OR b', '漢字', '(a', '-', '*'),
    field: fc.constantFrom('text', 'chat'),
  },
  { requiredKeys: ['q'] },
);

const vectorOf = ({ ids }: FuzzTarget): Arbitrary<object> => {
  const name = fc.constant('vec');
  const how = {
    max_results: fc.integer({ min: 1, max: 1000 }),
    order: fc.constantFrom('most_similar', 'least_similar'),
  };
  const known = ids.get('records') ?? [];
  return fc.oneof(
    fc.record({ name, value: fc.tuple(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), ...how }),
    fc.record({ name, record_id: known.length > 0 ? fc.constantFrom(...known) : fc.uuid(), ...how }),
  );
};

export const search = (place: FuzzTarget): Arbitrary<unknown> =>
  fc.record(
    {
      query: fc.oneof(fc.record({ text }), fc.record({ vector: vectorOf(place) })),
      filters: filters(place),
      sort: fc.array(fc.record({ scope, order: fc.constantFrom('asc', 'desc') }), { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: [] },
  );

/** A part of the answers to measure the quality of. */
export const partOfAnswers = (place: FuzzTarget): Arbitrary<unknown> =>
  fc.record(
    {
      query: fc.record({ text }),
      filters: filters(place),
      usernames: fc.array(users, { minLength: 1, maxLength: 2 }),
      since: fc.constantFrom('2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z'),
      until: fc.constantFrom('2026-02-28T12:00:00Z', '9999-12-31T23:59:59.999Z'),
      intervals: fc.boolean(),
    },
    { requiredKeys: [] },
  );
