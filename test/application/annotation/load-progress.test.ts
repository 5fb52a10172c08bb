import { describe, expect, it, vi } from 'vitest';
import { LoadProgress } from '#application/annotation/load-progress.ts';
import { FakeDatasetRepository } from '../../support/repositories/fake-dataset-repository.ts';

describe('the progress of the team', () => {
  it('comes from the server', async () => {
    const datasets = new FakeDatasetRepository();
    datasets.team = { total: 3, completed: 1, pending: 2, users: ['ann'] };

    expect(await new LoadProgress(datasets).execute('d1')).toEqual(datasets.team);
  });

  it('is left out when it cannot be read', async () => {
    const datasets = new FakeDatasetRepository();
    datasets.broken = 500;
    const asked = vi.spyOn(datasets, 'progress');

    expect(await new LoadProgress(datasets).execute('d1')).toBeUndefined();
    expect(asked).toHaveBeenCalledWith('d1', true); // bypasses the cache, and shows no notice
  });
});
