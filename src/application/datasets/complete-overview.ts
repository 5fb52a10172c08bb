import { type DatasetOverview, typesOf } from '#domain/datasets/overview/dataset-overview.ts';
import { limits } from '#domain/shared/limits.ts';
import type { FieldRepository } from '../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../ports/annotation/question-repository.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { ConcurrencyLimiter } from '../shared/concurrency-limiter.ts';

type Details = Pick<DatasetOverview, 'kinds' | 'progress'>;

interface DetailRepositories {
  readonly fields: FieldRepository;
  readonly questions: QuestionRepository;
}

/** Loads details of a dataset from servers that do not send them with the list. */
export class CompleteOverview {
  private readonly limiter = new ConcurrencyLimiter(limits.maxParallelDetails);

  constructor(
    private readonly datasets: DatasetRepository,
    /** Loaded on demand: our own server never needs them. */
    private readonly loadRepositories: () => Promise<DetailRepositories>,
  ) {}

  /** Makes three requests, and skips those that wait while the dataset is scrolled out of view. */
  async execute(datasetId: string, isInView: () => boolean): Promise<Details | undefined> {
    const repositories = await this.loadRepositories();
    const [progress, fields, questions] = await Promise.all([
      this.limiter.run(() => this.datasets.progress(datasetId), isInView),
      this.limiter.run(() => repositories.fields.of(datasetId), isInView),
      this.limiter.run(() => repositories.questions.of(datasetId), isInView),
    ]);
    return progress && fields && questions && { progress, kinds: typesOf(fields, questions) };
  }
}
