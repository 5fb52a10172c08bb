import type { MetadataMetric, MetadataProperty, MetadataSettings } from '#domain/datasets/metadata-property.ts';

export type NewMetadataProperty = Pick<MetadataProperty, 'name' | 'title'> & {
  /** They do see it where nothing is said. */
  readonly visibleForAnnotators?: boolean;
  /** Its bounds or its values only where they are known. */
  readonly settings: MetadataSettings | Pick<MetadataSettings, 'type'>;
};

export abstract class MetadataPropertyRepository {
  /** Those of a dataset that the reader may know of. A fresh answer is never a cached one. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly MetadataProperty[]>;
  abstract metrics(id: string): Promise<MetadataMetric>;
  abstract create(datasetId: string, property: NewMetadataProperty): Promise<MetadataProperty>;
  /** Its title, and who sees it. */
  abstract update(property: MetadataProperty): Promise<MetadataProperty>;
}
