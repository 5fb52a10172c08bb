import type { Criteria } from '#domain/criteria/criteria.ts';
import { type KnownCriteria, keepKnown } from '#domain/criteria/known.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { QuestionRepository } from '../../ports/annotation/question-repository.ts';
import type { RecordPage, RecordRange, RecordRepository } from '../../ports/annotation/record-repository.ts';
import type { MetadataPropertyRepository } from '../../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../../ports/datasets/vector-repository.ts';
import { type CallFailures, callFailureOf } from '../../ports/shared/call-failures.ts';
import { orElse } from '../../shared/or-else.ts';

export interface FoundPage extends RecordPage {
  /** What can be looked for instead, where the server refuses what was asked. */
  readonly fallback?: KnownCriteria;
}

const unprocessableStatus = 422;

export class FindRecords {
  constructor(
    private readonly records: RecordRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
    private readonly failures: CallFailures,
  ) {}

  /** A link may name what is there no longer, or not for everybody. */
  execute(datasetId: string, criteria: Criteria, range: RecordRange): Promise<FoundPage> {
    return this.records.search(datasetId, criteria, range, unprocessableStatus).catch(async (error: unknown) => {
      const refusal = error instanceof Failure ? callFailureOf(error) : undefined;
      if (refusal?.status !== unprocessableStatus) throw error;
      const fallback = await orElse(this.fallbackFor(datasetId, criteria), undefined);
      if (fallback && fallback.leftOut.length > 0) return { records: [], total: 0, fallback };
      this.failures.report(refusal);
      throw error;
    });
  }

  private async fallbackFor(datasetId: string, criteria: Criteria): Promise<KnownCriteria> {
    const [questions, properties, vectors] = await Promise.all([
      this.questions.of(datasetId, true),
      this.properties.of(datasetId, true),
      this.vectors.of(datasetId, true),
    ]);
    return keepKnown(criteria, { questions, properties, vectors });
  }
}
