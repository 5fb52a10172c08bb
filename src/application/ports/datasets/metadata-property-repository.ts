import type { MetadataMetric, MetadataProperty, MetadataSettings } from '#domain/datasets/metadata-property.ts';

export type NewMetadataProperty = Pick<MetadataProperty, 'name' | 'title'> & {
  /** True by default. */
  readonly visibleForAnnotators?: boolean;
  readonly settings: MetadataSettings | Pick<MetadataSettings, 'type'>;
};

export abstract class MetadataPropertyRepository {
  /** Properties visible to the user. `fresh` bypasses the cache. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly MetadataProperty[]>;
  abstract metrics(id: string): Promise<MetadataMetric>;
  abstract create(datasetId: string, property: NewMetadataProperty): Promise<MetadataProperty>;
  /** Sends title and visibility. */
  abstract update(property: MetadataProperty): Promise<MetadataProperty>;
}
