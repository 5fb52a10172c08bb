import type { Dataset, DatasetChanges } from '#domain/datasets/dataset.ts';
import {
  changesIn,
  type DatasetName,
  datasetNameOf,
  type ExtraMetadata,
  extraMetadataOf,
  type Guidelines,
  guidelinesOf,
  type Kind,
  type Kinds,
  type LeastSubmitted,
  leastSubmittedOf,
  type OfDataset,
} from '#domain/datasets/settings/items.ts';
import type { FieldRepository } from '../../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../../ports/annotation/question-repository.ts';
import type { DatasetRepository } from '../../ports/datasets/dataset-repository.ts';
import type { DatasetWriter } from '../../ports/datasets/dataset-writer.ts';
import type { MetadataPropertyRepository } from '../../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../../ports/datasets/vector-repository.ts';

/** Where the items of one kind lie. */
export interface Shelf<T> {
  of(datasetId: string, fresh?: boolean): Promise<readonly T[]>;
  update(item: T): Promise<T>;
}

/** Where everything lies that the settings of a dataset consist of. */
export class Shelves {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly writer: DatasetWriter,
    private readonly fields: FieldRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
  ) {}

  of<K extends Kind>(kind: K): Shelf<Kinds[K]> {
    const shelves: { readonly [K in Kind]: Shelf<Kinds[K]> } = {
      name: this.partOf<DatasetName>(datasetNameOf),
      guidelines: this.partOf<Guidelines>(guidelinesOf),
      distribution: this.partOf<LeastSubmitted>(leastSubmittedOf),
      extraMetadata: this.partOf<ExtraMetadata>(extraMetadataOf),
      field: this.fields,
      question: this.questions,
      property: this.properties,
      vector: this.vectors,
    };
    return shelves[kind];
  }

  private partOf<T extends OfDataset>(read: (dataset: Dataset) => T): Shelf<T> {
    return {
      of: async (datasetId, fresh) => [read(await this.datasets.get(datasetId, fresh))],
      update: (part) => this.change(part, changesIn(part)),
    };
  }

  private async change<T extends { readonly datasetId: string }>(part: T, changes: DatasetChanges): Promise<T> {
    await this.writer.update(part.datasetId, changes);
    return part;
  }
}
