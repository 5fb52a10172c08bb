import type { Dataset, DatasetChanges } from '#domain/datasets/dataset.ts';
import {
  changesIn,
  type DatasetName,
  type DatasetPart,
  datasetNameOf,
  type ExtraMetadata,
  extraMetadataOf,
  type Guidelines,
  guidelinesOf,
  type ItemsByKind,
  type MinSubmitted,
  minSubmittedOf,
  type SettingsItemKind,
  type TimeMeasurement,
  timeMeasurementOf,
} from '#domain/datasets/settings/items.ts';
import type { FieldRepository } from '../../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../../ports/annotation/question-repository.ts';
import type { QuestionWriter } from '../../ports/annotation/question-writer.ts';
import type { DatasetRepository } from '../../ports/datasets/dataset-repository.ts';
import type { DatasetWriter } from '../../ports/datasets/dataset-writer.ts';
import type { MetadataPropertyRepository } from '../../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../../ports/datasets/vector-repository.ts';

export interface ItemRepository<T> {
  of(datasetId: string, fresh?: boolean): Promise<readonly T[]>;
  update(item: T, before: T): Promise<T>;
}

export class SettingsRepositories {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly writer: DatasetWriter,
    private readonly questionWriter: QuestionWriter,
    private readonly fields: FieldRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
  ) {}

  of<K extends SettingsItemKind>(kind: K): ItemRepository<ItemsByKind[K]> {
    const repositories: { readonly [K in SettingsItemKind]: ItemRepository<ItemsByKind[K]> } = {
      name: this.repositoryOfPart<DatasetName>(datasetNameOf),
      guidelines: this.repositoryOfPart<Guidelines>(guidelinesOf),
      distribution: this.repositoryOfPart<MinSubmitted>(minSubmittedOf),
      timeMeasurement: this.repositoryOfPart<TimeMeasurement>(timeMeasurementOf),
      extraMetadata: this.repositoryOfPart<ExtraMetadata>(extraMetadataOf),
      field: this.fields,
      question: {
        of: (datasetId, fresh) => this.questions.of(datasetId, fresh),
        update: (question, before) => this.questionWriter.update(question, before),
      },
      property: this.properties,
      vector: this.vectors,
    };
    return repositories[kind];
  }

  private repositoryOfPart<T extends DatasetPart>(read: (dataset: Dataset) => T): ItemRepository<T> {
    return {
      of: async (datasetId, fresh) => [read(await this.datasets.get(datasetId, fresh))],
      update: (item) => this.change(item, changesIn(item)),
    };
  }

  private async change<T extends { readonly datasetId: string }>(item: T, changes: DatasetChanges): Promise<T> {
    await this.writer.update(item.datasetId, changes);
    return item;
  }
}
