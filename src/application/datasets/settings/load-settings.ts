import type { Field } from '#domain/annotation/field.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { canChangeDistribution } from '#domain/datasets/distribution.ts';
import type { MetadataProperty } from '#domain/datasets/metadata-property.ts';
import { canChangeSettings } from '#domain/datasets/permissions.ts';
import type { Vector } from '#domain/datasets/vector.ts';
import type { User } from '#domain/session/user.ts';
import type { FieldRepository } from '../../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../../ports/annotation/question-repository.ts';
import type { DatasetRepository } from '../../ports/datasets/dataset-repository.ts';
import type { MetadataPropertyRepository } from '../../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../../ports/datasets/vector-repository.ts';
import { orElse } from '../../shared/or-else.ts';

export interface Changeable {
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
  readonly properties: readonly MetadataProperty[];
  readonly vectors: readonly Vector[];
  /** False once there are responses. */
  readonly canChangeDistribution: boolean;
}

export interface Settings {
  readonly dataset: Dataset;
  /** Undefined for users who may not change the settings. */
  readonly changeable: Changeable | undefined;
}

export class LoadSettings {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly fields: FieldRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
  ) {}

  /** Privileged users get the dataset with all items; annotators get only the dataset. */
  async execute(datasetId: string, user: User, fresh = false): Promise<Settings> {
    const [dataset, changeable] = await Promise.all([
      this.datasets.get(datasetId, fresh),
      canChangeSettings(user) ? this.changeable(datasetId, fresh) : undefined,
    ]);
    return { dataset, changeable };
  }

  private async changeable(datasetId: string, fresh: boolean): Promise<Changeable> {
    const [fields, questions, properties, vectors, progress] = await Promise.all([
      this.fields.of(datasetId, fresh),
      this.questions.of(datasetId, fresh),
      this.properties.of(datasetId, fresh),
      this.vectors.of(datasetId, fresh),
      orElse(this.datasets.progress(datasetId, true), undefined), // when it fails, the server decides on saving
    ]);
    const canChange = progress === undefined || canChangeDistribution(progress);
    return { fields, questions, properties, vectors, canChangeDistribution: canChange };
  }
}
