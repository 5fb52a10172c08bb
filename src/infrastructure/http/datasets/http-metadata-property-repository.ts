import type {
  MetadataPropertyRepository,
  NewMetadataProperty,
} from '#application/ports/datasets/metadata-property-repository.ts';
import {
  type WireMetadataPropertyUpdate,
  wireMetadataMetrics,
  wireMetadataProperties,
  wireMetadataProperty,
} from '#contract/datasets/metadata-property.ts';
import type { MetadataMetric, MetadataProperty } from '#domain/datasets/metadata-property.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';
import { toMetadataProperty, toMetric, toWireProperty } from './mappers/metadata-property.ts';

const invalidates = /\/metadata-properties$/;

export class HttpMetadataPropertyRepository implements MetadataPropertyRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, fresh = false): Promise<readonly MetadataProperty[]> {
    const { items } = await this.api.get({
      path: `v1/me/datasets/${datasetId}/metadata-properties`,
      schema: wireMetadataProperties,
      cacheForMs: limits.cacheMs.medium,
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_FETCHING_METADATA',
    });
    return items.map(toMetadataProperty);
  }

  async metrics(id: string): Promise<MetadataMetric> {
    const metrics = await this.api.get({
      path: `v1/metadata-properties/${id}/metrics`,
      schema: wireMetadataMetrics,
      cacheForMs: limits.cacheMs.medium,
      failure: 'ERROR_FETCHING_METADATA_METRIC',
    });
    return toMetric(metrics);
  }

  async create(datasetId: string, property: NewMetadataProperty): Promise<MetadataProperty> {
    const json = toWireProperty(property);
    const created = await this.api.call({
      method: 'post',
      path: `v1/datasets/${datasetId}/metadata-properties`,
      json,
      schema: wireMetadataProperty,
      invalidates,
      failure: 'ERROR_CREATING_METADATA',
    });
    return toMetadataProperty(created);
  }

  async update({ id, title, visibleForAnnotators }: MetadataProperty): Promise<MetadataProperty> {
    const json: WireMetadataPropertyUpdate = { title, visible_for_annotators: visibleForAnnotators };
    const property = await this.api.call({
      method: 'patch',
      path: `v1/metadata-properties/${id}`,
      json,
      schema: wireMetadataProperty,
      invalidates,
      failure: 'ERROR_UPDATING_METADATA',
    });
    return toMetadataProperty(property);
  }
}
