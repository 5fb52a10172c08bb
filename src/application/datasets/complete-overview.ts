import { type DatasetOverview, kindsOf } from '#domain/datasets/overview/dataset-overview.ts';
import { limits } from '#domain/shared/limits.ts';
import type { FieldRepository } from '../ports/annotation/field-repository.ts';
import type { QuestionRepository } from '../ports/annotation/question-repository.ts';
import type { DatasetRepository } from '../ports/datasets/dataset-repository.ts';
import { Turns } from '../shared/turns.ts';

type Details = Pick<DatasetOverview, 'kinds' | 'progress'>;

interface Parts {
  readonly fields: FieldRepository;
  readonly questions: QuestionRepository;
}

/** What a list shows of a dataset, where the server does not tell it with the list. */
export class CompleteOverview {
  private readonly turns = new Turns(limits.detailsAtOnce);

  constructor(
    private readonly datasets: DatasetRepository,
    /** Fetched when they are needed: our own server tells all of it with the list. */
    private readonly fetchParts: () => Promise<Parts>,
  ) {}

  /** Three calls, each in its turn, as long as somebody looks at the dataset. */
  async execute(datasetId: string, isInView: () => boolean): Promise<Details | undefined> {
    const parts = await this.fetchParts();
    const [progress, fields, questions] = await Promise.all([
      this.turns.take(() => this.datasets.progress(datasetId), isInView),
      this.turns.take(() => parts.fields.of(datasetId), isInView),
      this.turns.take(() => parts.questions.of(datasetId), isInView),
    ]);
    return progress && fields && questions && { progress, kinds: kindsOf(fields, questions) };
  }
}
