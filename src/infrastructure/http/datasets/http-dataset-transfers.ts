import type { DatasetTransfers } from '#application/ports/datasets/dataset-transfers.ts';
import { wireDataset } from '#contract/datasets/dataset.ts';
import { wireMoveEffect } from '#contract/datasets/moving.ts';
import type { Duplication, MoveEffect } from '#domain/datasets/transfers.ts';
import type { Api } from '../api.ts';

export class HttpDatasetTransfers implements DatasetTransfers {
  constructor(private readonly api: Api) {}

  effectOfMove(id: string, workspaceId: string): Promise<MoveEffect> {
    return this.api.get({
      path: `ext/v1/datasets/${id}/move?${new URLSearchParams({ workspace_id: workspaceId })}`,
      schema: wireMoveEffect,
      silent: true,
      failure: 'ERROR_FETCHING_DATASET_INFO',
    });
  }

  async move(id: string, workspaceId: string): Promise<void> {
    await this.api.call({
      method: 'post',
      path: `ext/v1/datasets/${id}/move`,
      json: { workspace_id: workspaceId },
      schema: wireDataset,
      invalidates: new RegExp(`^v1/(me/datasets$|datasets/${id}$)`),
      silent: true,
      failure: 'ERROR_PATCHING_DATASET_GUIDELINES',
    });
  }

  async duplicate(id: string, { name, workspaceId, withRecords }: Duplication): Promise<string> {
    const copy = await this.api.call({
      method: 'post',
      path: `ext/v1/datasets/${id}/duplicate`,
      json: { name, workspace_id: workspaceId, with_records: withRecords },
      schema: wireDataset,
      invalidates: /^v1\/me\/datasets$/,
      silent: true,
      failure: 'ERROR_CREATING_DATASET',
    });
    return copy.id;
  }
}
