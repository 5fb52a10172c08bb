import { describe, expect, it } from 'vitest';
import type { PortableRecord } from '#domain/creation/portable/portable-record.ts';
import { removeUnknownOptions } from '#domain/creation/portable/remove-unknown-options.ts';
import type { ExportedQuestion } from '#domain/datasets/exporting/export-order.ts';

const record = (value: unknown): PortableRecord => ({
  externalId: 'a',
  fields: {},
  metadata: {},
  vectors: {},
  suggestions: { q: { value, score: 0.5, agent: 'model' }, other: { value: 'x', score: undefined, agent: undefined } },
  responses: [],
});

const options = [{ value: 'a' }, { value: 'b' }];
const ratings = [{ value: 1 }, { value: 2 }];

const chosen = (question: Omit<ExportedQuestion, 'name'>, value: unknown) =>
  removeUnknownOptions({ questions: [{ name: 'q', ...question }] })(record(value));

describe('a suggestion', () => {
  it.each([
    ['label_selection', options, 'a'],
    ['multi_label_selection', options, ['a', 'b']],
    ['rating', ratings, 2],
    ['ranking', options, [{ value: 'b', rank: 1 }]],
    ['span', options, [{ start: 0, end: 1, label: 'a' }]],
    ['span', options, []],
    ['label_selection', undefined, 'anything'],
    ['text', undefined, 'anything'],
  ] as const)('for a %s question stays if all of it is valid', (type, given, value) => {
    const question = given ? { type, options: given } : { type };

    expect(chosen(question, value)).toEqual({ record: record(value), affected: [] });
  });

  it.each([
    ['label_selection', options, 'c', undefined],
    ['label_selection', options, 7, undefined],
    ['multi_label_selection', options, [null, 'a'], ['a']],
    ['multi_label_selection', options, 'c', undefined],
    ['ranking', options, ['c'], undefined],
    ['ranking', options, null, undefined],
    ['multi_label_selection', options, ['c'], undefined],
    ['multi_label_selection', options, ['c', 'b'], ['b']],
    ['rating', ratings, 3, undefined],
    ['rating', ratings, 'many', undefined],
    [
      'ranking',
      options,
      [
        { value: 'a', rank: 1 },
        { value: 'c', rank: 2 },
      ],
      undefined,
    ],
    [
      'span',
      options,
      [
        { start: 0, end: 1, label: 'c' },
        { start: 2, end: 3, label: 'a' },
      ],
      [{ start: 2, end: 3, label: 'a' }],
    ],
    ['span', options, [{ start: 0, end: 1, label: 'c' }], undefined],
  ] as const)('for a %s question loses invalid values', (type, given, value, kept) => {
    const { record: found, affected } = chosen({ type, options: given }, value);

    expect(affected).toEqual(['q']);
    expect(found.suggestions.q?.value).toEqual(kept);
    expect(Object.keys(found.suggestions)).toEqual(kept === undefined ? ['other'] : ['q', 'other']);
    expect(kept === undefined || found.suggestions.q?.agent === 'model').toBe(true);
  });
});
