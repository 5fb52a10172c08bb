import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireDataset } from '#contract/datasets/dataset.ts';
import { wireMetrics, wireProgress } from '#contract/datasets/progress.ts';
import { toDataset, toMetrics, toProgress } from '#infrastructure/http/datasets/mappers/dataset.ts';

const read = (change: object = {}) =>
  toDataset(
    v.parse(wireDataset, {
      id: 'd1',
      name: 'reviews',
      guidelines: null,
      status: 'ready',
      workspace_id: 'w1',
      allow_extra_metadata: true,
      distribution: { strategy: 'overlap', min_submitted: 2 },
      metadata: null,
      inserted_at: '2026-01-01T00:00:00',
      updated_at: '2026-01-02T00:00:00',
      last_activity_at: '2026-01-03T00:00:00',
      ...change,
    }),
    'demo',
  );

describe('a dataset', () => {
  it('is read with the name of its workspace', () => {
    expect(read()).toEqual({
      id: 'd1',
      name: 'reviews',
      guidelines: undefined,
      status: 'ready',
      workspaceId: 'w1',
      workspaceName: 'demo',
      allowExtraMetadata: true,
      distribution: { strategy: 'overlap', minSubmitted: 2 },
      metadata: undefined,
      measuresTime: false,
      createdAt: '2026-01-01T00:00:00',
      updatedAt: '2026-01-02T00:00:00',
      lastActivityAt: '2026-01-03T00:00:00',
    });
  });

  it('knows where it came from', () => {
    const fields = [{ source: 'body', target: 'text' }];
    const mapping = { fields, metadata: [], suggestions: [], externalId: 'ref' };
    const metadata = { repoId: 'a/b', subset: 'c', split: 'train', mapping, imported: 'yesterday' };

    expect(read({ metadata }).metadata).toEqual(metadata);
  });

  it('leaves out metadata that programs have put there in another form', () => {
    expect(read({ metadata: { repoId: 7, imported: false, mapping: { fields: [] } } }).metadata).toEqual({});
  });
});

describe('how far a dataset has come', () => {
  it('is read for the team', () => {
    const wire = v.parse(wireProgress, { total: 3, completed: 1, pending: 2, users: [{ username: 'ann' }] });

    expect(toProgress(wire)).toEqual({ total: 3, completed: 1, pending: 2, users: ['ann'] });
  });

  it('is read for one person', () => {
    const counts = { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 };

    expect(toMetrics(v.parse(wireMetrics, { responses: counts }))).toEqual(counts);
  });
});
