import { describe, expect, it } from 'vitest';
import { FindNextDataset } from '#application/datasets/find-next-dataset.ts';
import { bareOverview } from '#domain/datasets/overview/dataset-overview.ts';
import { limits } from '#domain/shared/limits.ts';
import { aDataset } from '../../support/datasets.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';
import { FakeOverviewRepository } from '../../support/repositories/fake-overview-repository.ts';

const own = { total: 4, submitted: 0, discarded: 0, draft: 0, pending: 4 };
const current = aDataset({ id: 'current' });

describe('finding the next dataset', () => {
  it('takes one request from our own server', async () => {
    const other = { ...bareOverview(aDataset({ id: 'other' })), own };
    const overviews = new FakeOverviewRepository([{ ...bareOverview(current), own }, other]);
    const find = new FindNextDataset(new FakeDatasetRepository(), overviews);

    expect(await find.execute('current', true)).toEqual({ dataset: other.dataset, left: 4 });
  });

  function elsewhere(left: Readonly<Record<string, number>>) {
    const asked: string[] = [];
    const ids = Object.keys(left);
    const datasets = Object.assign(new FakeDatasetRepository([current, ...ids.map((id) => aDataset({ id }))]), {
      progress: async (id: string) => {
        asked.push(id);
        return { total: 9, completed: 0, pending: 9, users: [] };
      },
      metrics: async (id: string) => ({ ...own, pending: left[id] ?? 0 }),
    });
    return { asked, find: new FindNextDataset(datasets, new FakeOverviewRepository()) };
  }

  it('asks other servers for one dataset after another', async () => {
    const { find, asked } = elsewhere({ done: 0, left: 3, more: 5 });

    expect(await find.execute('current', false)).toEqual({ dataset: aDataset({ id: 'left' }), left: 3 });
    expect(asked).toEqual(['done', 'left']);
  });

  it('gives up there after a few', async () => {
    const { find, asked } = elsewhere({ a: 0, b: 0, c: 0, d: 0, e: 0, f: 7 });

    expect(await find.execute('current', false)).toBeUndefined();
    expect(asked).toHaveLength(limits.maxNextCandidates);
  });
});
