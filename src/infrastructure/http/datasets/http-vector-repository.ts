import type { VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import {
  type WireVectorSettings,
  type WireVectorSettingsUpdate,
  wireVectorSettings,
  wireVectorsSettings,
} from '#contract/datasets/vector.ts';
import type { Vector } from '#domain/datasets/vector.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

export class HttpVectorRepository implements VectorRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, anew = false): Promise<readonly Vector[]> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/vectors-settings`,
      reads: wireVectorsSettings,
      keptFor: limits.caches.medium,
      anew,
      quiet: anew,
      failure: 'ERROR_FETCHING_VECTORS',
    });
    return items.map(toVector);
  }

  async update({ id, title }: Vector): Promise<Vector> {
    const json: WireVectorSettingsUpdate = { title };
    const vector = await this.api.call({
      method: 'patch',
      path: `v1/vectors-settings/${id}`,
      json,
      reads: wireVectorSettings,
      drops: /\/vectors-settings$/,
      failure: 'ERROR_PATCHING_VECTORS',
    });
    return toVector(vector);
  }
}

const toVector = ({ id, name, title, dimensions, dataset_id: datasetId }: WireVectorSettings): Vector => ({
  id,
  name,
  title,
  dimensions,
  datasetId,
});
