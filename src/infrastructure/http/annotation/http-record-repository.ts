import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { RecordPage, RecordRange, RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { wireRecord } from '#contract/annotation/record.ts';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Api, ErrorReporting } from '../api.ts';
import { toRecord } from './mappers/record.ts';
import { toWireSearch } from './mappers/search.ts';

export class HttpRecordRepository implements RecordRepository {
  constructor(
    private readonly api: Api,
    private readonly questions: QuestionRepository,
  ) {}

  search = (datasetId: string, criteria: Criteria, range: RecordRange, silentStatus?: number) =>
    this.find(datasetId, criteria, range, { silentStatus });

  searchSilently = (datasetId: string, criteria: Criteria, range: RecordRange) =>
    this.find(datasetId, criteria, range, { silent: true });

  async get(id: string, userId: string, silent = false): Promise<DatasetRecord> {
    const record = await this.api.get({
      path: `v1/records/${id}`,
      schema: wireRecord,
      failure: 'ERROR_FETCHING_RECORD_BY_ID',
      silent,
    });
    const responses = (record.responses ?? []).filter(({ user_id }) => user_id === userId); // admins get the responses of all users
    return toRecord(
      { record: { ...record, responses }, query_score: null },
      1,
      await this.questions.of(record.dataset_id),
    );
  }

  private async find(
    datasetId: string,
    criteria: Criteria,
    range: RecordRange,
    reporting: ErrorReporting,
  ): Promise<RecordPage> {
    const { page, limit, offset = page - 1 } = range;
    const [found, questions] = await Promise.all([
      this.api.call({
        method: 'post',
        isRead: true,
        path: `v1/me/datasets/${datasetId}/records/search`,
        searchParams: [
          ['include', 'responses'],
          ['include', 'suggestions'],
          ['offset', offset],
          ['limit', limit],
        ],
        json: toWireSearch(criteria),
        schema: wireSearchResult,
        failure: 'ERROR_FETCHING_RECORDS',
        ...reporting,
      }),
      this.questions.of(datasetId), // needed to read the answers
    ]);
    return { records: found.items.map((each, index) => toRecord(each, page + index, questions)), total: found.total };
  }
}
