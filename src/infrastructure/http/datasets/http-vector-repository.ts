import type { NewVector, VectorRepository } from '#application/ports/datasets/vector-repository.ts';
import {
  type WireVectorSettings,
  type WireVectorSettingsCreate,
  type WireVectorSettingsUpdate,
  wireVectorSettings,
  wireVectorsSettings,
} from '#contract/datasets/vector.ts';
import type { Vector } from '#domain/datasets/vector.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

const invalidates = /\/vectors-settings$/;

export class HttpVectorRepository implements VectorRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, fresh = false): Promise<readonly Vector[]> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/vectors-settings`,
      schema: wireVectorsSettings,
      cacheForMs: limits.cacheMs.medium,
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_FETCHING_VECTORS',
    });
    return items.map(toVector);
  }

  async create(datasetId: string, { name, title, dimensions }: NewVector): Promise<Vector> {
    const json: WireVectorSettingsCreate = { name, title, dimensions };
    const vector = await this.api.call({
      method: 'post',
      path: `v1/datasets/${datasetId}/vectors-settings`,
      json,
      schema: wireVectorSettings,
      invalidates,
      failure: 'POSTIL_CREATING_VECTOR',
    });
    return toVector(vector);
  }

  async update({ id, title }: Vector): Promise<Vector> {
    const json: WireVectorSettingsUpdate = { title };
    const vector = await this.api.call({
      method: 'patch',
      path: `v1/vectors-settings/${id}`,
      json,
      schema: wireVectorSettings,
      invalidates,
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
