import { describe, expect, it } from 'vitest';
import { nextDataset } from '#domain/datasets/overview/next-dataset.ts';
import { aDataset } from '../../../support/datasets.ts';

const overview = (id: string, own?: object, dataset: object = {}) => ({
  dataset: aDataset({ id, ...dataset }),
  kinds: undefined,
  progress: undefined,
  own: own && { total: 9, submitted: 0, discarded: 0, draft: 0, pending: 0, ...own },
});
const current = overview('current', { pending: 5 });
const next = (...others: readonly ReturnType<typeof overview>[]) => nextDataset([current, ...others], 'current');

describe('the next dataset', () => {
  it('has pending records or drafts of the user', () => {
    expect(next(overview('done'), overview('unknown', undefined), overview('some', { pending: 2, draft: 1 }))).toEqual({
      dataset: aDataset({ id: 'some' }),
      left: 3,
    });
  });

  it('is unknown if nothing is left elsewhere', () => {
    expect(next(overview('done', { submitted: 9 }))).toBeUndefined();
  });

  it.each([
    ['in the same workspace', { pending: 1 }, { workspaceId: 'far' }, { pending: 1 }, {}],
    ['that the user has begun', { pending: 9 }, {}, { pending: 1, submitted: 1 }, {}],
    ['with the latest activity', { pending: 1 }, {}, { pending: 1 }, { lastActivityAt: '2027-01-01T00:00:00' }],
  ])('is rather one %s', (_, own, dataset, betterOwn, betterDataset) => {
    const other = overview('other', own, dataset);
    const better = overview('better', betterOwn, betterDataset);

    expect(next(other, better)?.dataset.id).toBe('better');
    expect(next(better, other)?.dataset.id).toBe('better');
  });
});
