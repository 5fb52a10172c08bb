import type { Field } from '#domain/annotation/field.ts';
import type { Question } from '#domain/annotation/question.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Dataset } from '#domain/datasets/dataset.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { FieldRepository } from '../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../ports/annotation/question-repository.ts';
import type { RecordRange } from '../ports/annotation/record-repository.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { type AccessLoss, accessLossFrom } from '../shared/access-loss.ts';
import type { FoundPage, LoadRecords } from './load-records.ts';

export interface DatasetSettings {
  readonly dataset: Dataset;
  readonly fields: readonly Field[];
  readonly questions: readonly Question[];
}

export interface OpenedDataset extends DatasetSettings {
  readonly page: FoundPage;
}

export class OpenDataset {
  constructor(
    private readonly datasets: DatasetRepository,
    private readonly fields: FieldRepository,
    private readonly questions: QuestionRepository,
    private readonly records: LoadRecords,
  ) {}

  async execute(datasetId: string, criteria: Criteria, range: RecordRange): Promise<OpenedDataset> {
    const [dataset, fields, questions, page] = await Promise.all([
      this.datasets.get(datasetId),
      this.fields.of(datasetId),
      this.questions.of(datasetId),
      this.loadRecords(datasetId, criteria, range),
    ]);
    return { dataset, fields, questions, page };
  }

  /** Bypasses the cache; undefined when the server gives no clear answer. */
  reloadSettings(datasetId: string): Promise<DatasetSettings | AccessLoss | undefined> {
    const request = Promise.all([
      this.datasets.get(datasetId, true),
      this.fields.of(datasetId, true),
      this.questions.of(datasetId, true),
    ]);
    return request.then(
      ([dataset, fields, questions]) => ({ dataset, fields, questions }),
      (error: unknown) => {
        if (error instanceof Failure) return accessLossFrom(error);
        throw error;
      },
    );
  }

  private async loadRecords(datasetId: string, criteria: Criteria, range: RecordRange) {
    const page = await this.records.execute(datasetId, criteria, range);
    const isMissing = page.records.length === 0 && page.total > 0 && range.page > 1;
    return isMissing ? this.records.execute(datasetId, criteria, { page: 1, limit: range.limit }) : page;
  }
}
