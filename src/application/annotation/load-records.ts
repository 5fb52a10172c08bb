import type { Criteria } from '#domain/criteria/criteria.ts';
import type { RecordPage, RecordRepository, Stretch } from '../ports/annotation/record-repository.ts';
import { orElse } from '../shared/or-else.ts';

export class LoadRecords {
  constructor(private readonly records: RecordRepository) {}

  /** What the person asked to see. */
  execute(datasetId: string, criteria: Criteria, stretch: Stretch): Promise<RecordPage> {
    return this.records.search(datasetId, criteria, stretch);
  }

  /** What will probably be seen next: a failing buffer fetch is ignored. */
  ahead(datasetId: string, criteria: Criteria, stretch: Stretch): Promise<RecordPage | undefined> {
    return orElse(this.records.searchAhead(datasetId, criteria, stretch), undefined);
  }
}
