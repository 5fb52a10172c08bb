import type { DatasetRepository } from '#application/ports/datasets/dataset-repository.ts';
import { wireDataset, wireDatasets } from '#contract/datasets/dataset.ts';
import { wireMetrics, wireProgress } from '#contract/datasets/progress.ts';
import { wireWorkspace, wireWorkspaces } from '#contract/session/workspace.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import type { Metrics, Progress } from '#domain/datasets/progress.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

import { toDataset, toMetrics, toProgress } from './mappers/dataset.ts';

export class HttpDatasetRepository implements DatasetRepository {
  constructor(private readonly api: Api) {}

  async mine(): Promise<readonly Dataset[]> {
    const [datasets, workspaces] = await Promise.all([
      this.api.get({ path: 'v1/me/datasets', schema: wireDatasets, failure: 'ERROR_FETCHING_FEEDBACK_DATASETS' }),
      this.api.get({
        path: 'v1/me/workspaces',
        schema: wireWorkspaces,
        cacheForMs: limits.cacheMs.medium,
        failure: 'ERROR_FETCHING_WORKSPACES',
      }),
    ]);
    const names = new Map(workspaces.items.map(({ id, name }) => [id, name]));
    return datasets.items.map((each) => toDataset(each, names.get(each.workspace_id) ?? ''));
  }

  async get(id: string, fresh = false): Promise<Dataset> {
    const dataset = await this.api.get({
      path: `v1/datasets/${id}`,
      schema: wireDataset,
      cacheForMs: limits.cacheMs.large,
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_FETCHING_DATASET_INFO',
    });
    const workspace = await this.api.get({
      path: `v1/workspaces/${dataset.workspace_id}`,
      schema: wireWorkspace,
      cacheForMs: limits.cacheMs.large,
      failure: 'ERROR_FETCHING_WORKSPACE_INFO',
    });
    return toDataset(dataset, workspace.name);
  }

  async progress(id: string, fresh = false): Promise<Progress> {
    const progress = await this.api.get({
      path: `v1/datasets/${id}/progress`,
      schema: wireProgress,
      cacheForMs: limits.cacheMs.short, // other annotators change the counts
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_DELETING_DATASET', // the code of the specification
    });
    return toProgress(progress);
  }

  async metrics(id: string): Promise<Metrics> {
    const metrics = await this.api.get({
      path: `v1/me/datasets/${id}/metrics`,
      schema: wireMetrics,
      failure: 'POSTIL_FETCHING_METRICS',
      silent: true, // the caller ignores a failure
    });
    return toMetrics(metrics);
  }
}
