import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  wireMetadataMetrics,
  wireMetadataPropertyCreate,
  wireMetadataPropertyUpdate,
} from '#contract/datasets/metadata-property.ts';

const property = { name: 'year', title: 'Year', settings: { type: 'integer' } };
const isTaken = (settings: unknown) => v.is(wireMetadataPropertyCreate, { ...property, settings });

describe('a new metadata property', () => {
  it('defaults to visible without bounds', () => {
    expect(v.parse(wireMetadataPropertyCreate, property)).toEqual({
      ...property,
      settings: { type: 'integer', min: null, max: null },
      visible_for_annotators: true,
    });
  });

  it('accepts any terms', () => {
    expect(v.parse(wireMetadataPropertyCreate, { ...property, settings: { type: 'terms' } }).settings).toEqual({
      type: 'terms',
      values: null,
    });
  });

  it.each(['integer', 'float'])('with type %s requires its minimum below its maximum', (type) => {
    expect([
      isTaken({ type, min: 1, max: 2 }),
      isTaken({ type, min: 2, max: 2 }),
      isTaken({ type, min: 3, max: 2 }),
      isTaken({ type, min: 3 }),
    ]).toEqual([true, false, false, true]);
  });

  it.each([
    { type: 'date' },
    { type: 'terms', values: [] },
    { type: 'terms', values: [[1]] },
    { type: 'integer', min: 0.5 },
    { type: 'float', min: '0.5' },
  ])('rejects the settings %j', (settings) => {
    expect(isTaken(settings)).toBe(false);
  });
});

describe('an update of a metadata property', () => {
  it('keeps omitted properties', () => {
    expect(v.parse(wireMetadataPropertyUpdate, { visible_for_annotators: false })).toEqual({
      visible_for_annotators: false,
    });
  });

  it.each(['title', 'visible_for_annotators'])('cannot delete the %s', (key) => {
    expect(v.is(wireMetadataPropertyUpdate, { [key]: null })).toBe(false);
  });
});

describe('the metrics of a metadata property', () => {
  it.each([
    { type: 'terms', total: 0, values: [] },
    { type: 'terms', total: 2, values: [{ term: 'en', count: 2 }] },
    { type: 'integer', min: 2001, max: 2020 },
    { type: 'float', min: null, max: null },
  ])('are parsed from %j', (metrics) => {
    expect(v.parse(wireMetadataMetrics, metrics)).toEqual(metrics);
  });
});
