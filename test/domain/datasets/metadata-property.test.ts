import { describe, expect, it } from 'vitest';
import {
  type MetadataProperty,
  type MetadataSettings,
  needsMetric,
  stepOf,
  withMetric,
} from '#domain/datasets/metadata-property.ts';

const property = (settings: MetadataSettings): MetadataProperty => ({
  id: 'm1',
  name: 'source',
  title: 'Source',
  datasetId: 'd1',
  settings,
  visibleForAnnotators: true,
});

const terms = (values?: readonly string[]): MetadataSettings => ({ type: 'terms', values });
const integer = (min?: number, max?: number): MetadataSettings => ({ type: 'integer', min, max });
const counts = [
  { term: 'web', count: 3 },
  { term: 'book', count: 1 },
];

describe('a metadata property', () => {
  it.each([
    ['terms without values', terms(), true],
    ['terms with no value', terms([]), true],
    ['terms with values', terms(['web']), false],
    ['a number without bounds', integer(), true],
    ['a number without a minimum', integer(undefined, 9), true],
    ['a number without a maximum', integer(0), true],
    ['a number with bounds', integer(0, 9), false],
  ])('needs its metric if the settings lack values or bounds: %s', (_, settings, needs) => {
    expect(needsMetric(property(settings))).toBe(needs);
  });

  it.each([
    ['takes the terms', terms(), { type: 'terms', terms: counts }, terms(['web', 'book'])],
    ['keeps its own terms', terms(['film']), { type: 'terms', terms: counts }, terms(['film'])],
    ['takes both bounds', integer(), { type: 'integer', min: 1, max: 5 }, integer(1, 5)],
    ['keeps its own bound', integer(0), { type: 'integer', min: 1, max: 5 }, integer(0, 5)],
    [
      'stays without bounds where there are no records',
      integer(),
      { type: 'float', min: undefined, max: undefined },
      integer(),
    ],
    ['ignores bounds for terms', terms(), { type: 'integer', min: 1, max: 5 }, terms()],
    ['ignores terms for a number', integer(), { type: 'terms', terms: counts }, integer()],
  ] as const)('is completed by its metric: %s', (_, settings, metric, completed) => {
    expect(withMetric(property(settings), metric)).toEqual(property(completed));
  });

  it('steps by 1 through integers and by 0.01 through floats', () => {
    expect(stepOf('integer')).toBe(1);
    expect(stepOf('float')).toBe(0.01);
  });
});
