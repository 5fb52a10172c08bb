import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireDatasetCreate, wireDatasetUpdate } from '#contract/datasets/dataset.ts';

const workspace_id = '20df3670-62b9-4bb0-abd9-71f23b90a5ed';
const dataset = { name: 'reviews', workspace_id };

describe('a new dataset', () => {
  it('defaults to no guidelines, any metadata and one answer a record', () => {
    expect(v.parse(wireDatasetCreate, dataset)).toEqual({
      ...dataset,
      guidelines: null,
      allow_extra_metadata: true,
      distribution: { strategy: 'overlap', min_submitted: 1 },
      metadata: null,
    });
  });

  it('keeps any metadata', () => {
    const metadata = { repoId: 'acme/reviews', imported: false, constructor: { of: ['anything'] } };

    expect(v.parse(wireDatasetCreate, { ...dataset, metadata }).metadata).toEqual(metadata);
  });

  it.each([
    ['name', 200],
    ['guidelines', 10_000],
  ])('has a %s of 1 to %d characters', (key, max) => {
    const taken = (length: number) => v.is(wireDatasetCreate, { ...dataset, [key]: '😀'.repeat(length) });

    expect([0, 1, max, max + 1].map(taken)).toEqual([false, true, true, false]);
  });

  it.each([{ name: 'x' }, { name: 3, workspace_id }, { name: 'x', workspace_id: 'mine' }])('rejects %j', (body) => {
    expect(v.is(wireDatasetCreate, body)).toBe(false);
  });

  it.each([0, -1, 1.5, '1', null])('rejects %j answers a record', (min_submitted) => {
    const distribution = { strategy: 'overlap', min_submitted };

    expect(v.is(wireDatasetCreate, { ...dataset, distribution })).toBe(false);
    expect(v.is(wireDatasetUpdate, { distribution })).toBe(false);
  });
});

describe('an update of a dataset', () => {
  it('keeps omitted properties', () => {
    expect(v.parse(wireDatasetUpdate, {})).toEqual({});
  });

  it('can delete guidelines and metadata', () => {
    expect(v.parse(wireDatasetUpdate, { guidelines: null, metadata: null })).toEqual({
      guidelines: null,
      metadata: null,
    });
  });

  it.each(['name', 'allow_extra_metadata', 'distribution'])('cannot delete the %s', (key) => {
    expect(v.is(wireDatasetUpdate, { [key]: null })).toBe(false);
  });
});
