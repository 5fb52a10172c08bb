import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { Failure } from '#domain/shared/failure.ts';
import type { RecordPage, RecordRange, RecordRepository } from '../ports/annotation/record-repository.ts';
import { callFailureOf } from '../ports/shared/call-failures.ts';
import { orElse } from '../shared/or-else.ts';
import type { FindRecords, FoundPage } from './finding/find-records.ts';

export class LoadRecords {
  constructor(
    private readonly records: RecordRepository,
    private readonly found: FindRecords,
  ) {}

  /** What the person asked to see. */
  execute(datasetId: string, criteria: Criteria, stretch: RecordRange): Promise<FoundPage> {
    return this.found.execute(datasetId, criteria, stretch);
  }

  /** These and no others: somebody means to change them. */
  searchExactly(datasetId: string, criteria: Criteria, stretch: RecordRange): Promise<RecordPage> {
    return this.records.search(datasetId, criteria, stretch);
  }

  /** One that is not among those asked for; nothing where it is gone. */
  loadOne(id: string, userId: string): Promise<DatasetRecord | undefined> {
    return this.records.get(id, userId).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    });
  }

  /** One as it is by now, for whoever has not asked: nobody is told where that cannot be known. */
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

  /** What will probably be seen next: a failing buffer fetch is ignored. */
  prefetch(datasetId: string, criteria: Criteria, stretch: RecordRange): Promise<RecordPage | undefined> {
    return orElse(this.records.searchSilently(datasetId, criteria, stretch), undefined);
  }
}

const isGone = (error: unknown) => error instanceof Failure && callFailureOf(error)?.status === 404;
