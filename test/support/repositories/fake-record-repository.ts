import type { RecordRange, RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { type DatasetRecord, type RecordResponse, statusOf } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import { Fake, failing } from './fake.ts';

interface Answers {
  of(recordId: string): RecordResponse | undefined;
}

/** Filters by status only. */
export class FakeRecordRepository extends Fake implements RecordRepository {
  readonly searched: RecordRange[] = [];

  constructor(
    public records: readonly DatasetRecord[] = [],
    private readonly answers?: Answers,
  ) {
    super();
  }

  search = (datasetId: string, { status }: Criteria, stretch: RecordRange) =>
    this.answer('ERROR_FETCHING_RECORDS', () => {
      const { page, limit, offset = page - 1 } = stretch;
      this.searched.push(stretch);
      const found = this.records
        .map((record) => ({ ...record, response: this.answers?.of(record.id) ?? record.response }))
        .filter((record) => record.datasetId === datasetId && statusOf(record) === status)
        .filter(({ isCompleted }) => status !== 'pending' || !isCompleted);
      const records = found.slice(offset, offset + limit).map((record, index) => ({ ...record, page: page + index }));
      return { records, total: found.length };
    });

  searchSilently = this.search;

  get = (id: string) =>
    this.answer('ERROR_FETCHING_RECORD_BY_ID', () => {
      const record = this.records.find((each) => each.id === id);
      if (!record) throw failing('ERROR_FETCHING_RECORD_BY_ID', 404);
      return record;
    });
}
