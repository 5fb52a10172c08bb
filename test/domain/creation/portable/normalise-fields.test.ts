import { expect, it } from 'vitest';
import { normaliseFields } from '#domain/creation/portable/normalise-fields.ts';

it.each([
  ['text', 'a', 'a'],
  ['text', 5, '5'],
  ['text', { a: 1 }, '{"a":1}'],
  ['text', null, null],
  ['chat', 'hi', [{ role: 'user', content: 'hi' }]],
  ['chat', [{ role: 'a', content: 'b' }], [{ role: 'a', content: 'b' }]],
  ['custom', { a: 1 }, { a: 1 }],
  ['custom', [1, 2], { f: [1, 2] }],
  ['custom', 'x', { f: 'x' }],
  ['image', 'https://a.example/b.png', 'https://a.example/b.png'],
] as const)('a field of type %s normalises %j to %j', (type, given, held) => {
  const record = {
    externalId: 'a',
    fields: { f: given, more: given },
    metadata: {},
    vectors: {},
    suggestions: {},
    responses: [],
  };

  expect(normaliseFields(record, { fields: [{ name: 'f', type }] }).fields).toEqual({ f: held, more: given });
});
