import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { RecordPage, RecordRange, RecordRepository } from '#application/ports/annotation/record-repository.ts';
import { wireRecord } from '#contract/annotation/record.ts';
import { wireSearchResult } from '#contract/annotation/search.ts';
import type { DatasetRecord } from '#domain/annotation/record.ts';
import type { Criteria } from '#domain/criteria/criteria.ts';
import type { Api, Silence } from '../api.ts';
import { toRecord } from './mappers/record.ts';
import { toWireSearch } from './mappers/search.ts';

export class HttpRecordRepository implements RecordRepository {
  constructor(
    private readonly api: Api,
    private readonly questions: QuestionRepository,
  ) {}

  search = (datasetId: string, criteria: Criteria, stretch: RecordRange, untold?: number) =>
    this.find(datasetId, criteria, stretch, { untold });

  searchSilently = (datasetId: string, criteria: Criteria, stretch: RecordRange) =>
    this.find(datasetId, criteria, stretch, { quiet: true });

  async get(id: string, userId: string, quiet = false): Promise<DatasetRecord> {
    const record = await this.api.get({
      path: `v1/records/${id}`,
      reads: wireRecord,
      failure: 'ERROR_FETCHING_RECORD_BY_ID',
      quiet,
    });
    const responses = (record.responses ?? []).filter(({ user_id }) => user_id === userId); // who leads sees all
    return toRecord(
      { record: { ...record, responses }, query_score: null },
      1,
      await this.questions.of(record.dataset_id),
    );
  }

  private async find(
    datasetId: string,
    criteria: Criteria,
    stretch: RecordRange,
    silence: Silence,
  ): Promise<RecordPage> {
    const { page, limit, offset = page - 1 } = stretch;
    const [found, questions] = await Promise.all([
      this.api.call({
        method: 'post',
        asks: true,
        path: `v1/me/datasets/${datasetId}/records/search`,
        searchParams: [
          ['include', 'responses'],
          ['include', 'suggestions'],
          ['offset', offset],
          ['limit', limit],
        ],
        json: toWireSearch(criteria),
        reads: wireSearchResult,
        failure: 'ERROR_FETCHING_RECORDS',
        ...silence,
      }),
      this.questions.of(datasetId), // they say how to read the answers
    ]);
    return { records: found.items.map((each, index) => toRecord(each, page + index, questions)), total: found.total };
  }
}
