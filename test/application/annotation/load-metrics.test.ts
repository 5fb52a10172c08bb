import { describe, expect, it } from 'vitest';
import { LoadMetrics } from '#application/annotation/load-metrics.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';

describe('the metrics of a dataset', () => {
  it('are what the server counts', async () => {
    const datasets = new FakeDatasetRepository();
    datasets.own = { total: 3, submitted: 1, discarded: 0, draft: 0, pending: 2 };

    expect(await new LoadMetrics(datasets).execute('d1')).toEqual(datasets.own);
  });

  it('are left out when they cannot be read', async () => {
    const datasets = new FakeDatasetRepository();
    datasets.broken = 500;

    expect(await new LoadMetrics(datasets).execute('d1')).toBeUndefined();
  });
});
