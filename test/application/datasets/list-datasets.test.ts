import { describe, expect, it } from 'vitest';
import { ListDatasets } from '#application/datasets/list-datasets.ts';
import { aDataset } from '../../support/datasets.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';

describe('the list of datasets', () => {
  it('begins with the one worked on last', async () => {
    const repository = new FakeDatasetRepository([
      aDataset({ id: 'old', lastActivityAt: '2026-01-01T00:00:00' }),
      aDataset({ id: 'new', lastActivityAt: '2026-03-01T00:00:00' }),
      aDataset({ id: 'middle', lastActivityAt: '2026-02-01T00:00:00' }),
    ]);

    const datasets = await new ListDatasets(repository).execute();

    expect(datasets.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
  });
});
