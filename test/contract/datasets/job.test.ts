import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireImport, wireJob } from '#contract/datasets/job.ts';

const pair = { source: 'text', target: 'text' };

describe('an import', () => {
  it('defaults to no metadata, suggestions or ids', () => {
    const read = v.parse(wireImport, {
      name: 'acme/reviews',
      subset: 'all',
      split: 'train',
      mapping: { fields: [pair] },
    });

    expect(read.mapping).toEqual({ fields: [pair], metadata: [], suggestions: [], external_id: null });
  });

  it.each([
    { fields: [] },
    { fields: [{ source: 'text' }] },
    { fields: [pair], metadata: [pair.source] },
    { fields: [pair], external_id: 3 },
    undefined,
  ])('rejects the mapping %j', (mapping) => {
    expect(v.is(wireImport, { name: 'acme/reviews', subset: 'all', split: 'train', mapping })).toBe(false);
  });

  it.each(['name', 'subset', 'split'])('requires its %s', (key) => {
    const body = { name: 'acme/reviews', subset: 'all', split: 'train', mapping: { fields: [pair] } };

    expect(v.is(wireImport, { ...body, [key]: undefined })).toBe(false);
    expect(v.is(wireImport, { ...body, [key]: '' })).toBe(false);
  });
});

describe('a job', () => {
  it.each(['queued', 'started', 'finished', 'failed', 'paused'])('is parsed with the status %s', (status) => {
    expect(v.parse(wireJob, { id: 'job', status, progress: 3 })).toEqual({ id: 'job', status });
  });
});
