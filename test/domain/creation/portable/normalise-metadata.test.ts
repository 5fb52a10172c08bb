import { expect, it } from 'vitest';
import { normaliseMetadata } from '#domain/creation/portable/normalise-metadata.ts';

it.each([
  ['terms', 5, 5],
  ['terms', true, 'true'],
  ['terms', ['a', 1], ['a', '1']],
  ['terms', 'web', 'web'],
  ['integer', '12', 12],
  ['float', '0.5', 0.5],
  ['float', 0.5, 0.5],
] as const)('%s normalise %j to %j, and unknown metadata stays', (type, given, taken) => {
  const record = {
    externalId: 'a',
    fields: {},
    metadata: { m: given, more: given },
    vectors: {},
    suggestions: {},
    responses: [],
  };

  expect(normaliseMetadata(record, { metadata: [{ name: 'm', type }] }).metadata).toEqual({ m: taken, more: given });
});
