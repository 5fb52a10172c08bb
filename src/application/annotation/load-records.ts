import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { type KnownCriteria, keepKnown } from '#domain/criteria/known.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { QuestionRepository } from '../ports/annotation/question-repository.ts';
import type { RecordPage, RecordRange, RecordRepository } from '../ports/annotation/record-repository.ts';
import type { MetadataPropertyRepository } from '../ports/datasets/metadata-property-repository.ts';
import type { VectorRepository } from '../ports/datasets/vector-repository.ts';
import { type CallFailures, callFailureOf } from '../ports/shared/call-failures.ts';
import { orElse } from '../shared/or-else.ts';

export interface FoundPage extends RecordPage {
  /** Criteria to search with instead, after the server has rejected the requested ones. */
  readonly fallback?: KnownCriteria;
}

const unprocessableStatus = 422;

export class LoadRecords {
  constructor(
    private readonly records: RecordRepository,
    private readonly questions: QuestionRepository,
    private readonly properties: MetadataPropertyRepository,
    private readonly vectors: VectorRepository,
    private readonly failures: CallFailures,
  ) {}

  /** A link may name properties, questions or vectors that were deleted or that the user may not see. */
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

  /** Searches without a fallback: a bulk action must not change other records than the user has selected. */
  searchExactly(datasetId: string, criteria: Criteria, range: RecordRange): Promise<RecordPage> {
    return this.records.search(datasetId, criteria, range);
  }

  loadOne(id: string, userId: string): Promise<DatasetRecord | undefined> {
    return this.records.get(id, userId).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    });
  }

  /** Reloads in the background, so other failures are not reported. */
  reloadOne(id: string, userId: string): Promise<DatasetRecord | 'gone' | 'unknown'> {
    const request = this.records.get(id, userId, true);
    return orElse(
      request.catch((error: unknown): 'gone' => {
        if (isGone(error)) return 'gone';
        throw error;
      }),
      'unknown' as const,
    );
  }

  /** The buffer loads in the background, so its failure is ignored. */
  prefetch(datasetId: string, criteria: Criteria, range: RecordRange): Promise<RecordPage | undefined> {
    return orElse(this.records.searchSilently(datasetId, criteria, range), undefined);
  }

  private async fallbackFor(datasetId: string, criteria: Criteria): Promise<KnownCriteria> {
    const [questions, properties, vectors] = await Promise.all([
      this.questions.of(datasetId, true),
      this.properties.of(datasetId, true),
      this.vectors.of(datasetId, true),
    ]);
    const items = { questions, properties, vectors };
    const known = keepKnown(criteria, { ...items, forLeads: true });
    return known.leftOut.length > 0 ? known : keepKnown(criteria, { ...items, forLeads: false });
  }
}

const isGone = (error: unknown) => error instanceof Failure && callFailureOf(error)?.status === 404;
