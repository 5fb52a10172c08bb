import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import type { TeamResponseRepository } from '#application/ports/annotation/team-response-repository.ts';
import { wireSearchResult } from '#contract/annotation/search-result.ts';
import type { UserResponse } from '#domain/annotation/team-answers.ts';
import type { Api } from '../api.ts';
import { fromWireValues } from './mappers/answer.ts';

export class HttpTeamResponseRepository implements TeamResponseRepository {
  constructor(
    private readonly api: Api,
    private readonly questions: QuestionRepository,
  ) {}

  async of(datasetId: string, recordIds: readonly string[]): Promise<ReadonlyMap<string, readonly UserResponse[]>> {
    const [found, questions] = await Promise.all([
      this.api.call({
        method: 'post',
        isRead: true,
        path: `v1/datasets/${datasetId}/records/search`,
        searchParams: [
          ['include', 'responses'],
          ['limit', recordIds.length],
        ],
        json: { filters: { and: [{ type: 'terms', scope: { entity: 'record', property: 'id' }, values: recordIds }] } },
        schema: wireSearchResult,
        failure: 'ERROR_FETCHING_RECORDS',
        silent: true, // the fold shows the failure
      }),
      this.questions.of(datasetId), // cached since the dataset was opened
    ]);
    return new Map(
      found.items.map(({ record: { id, responses } }) => [
        id,
        (responses ?? []).map(({ user_id, status, values }) => ({
          userId: user_id ?? undefined,
          status,
          answers: fromWireValues(values, questions),
        })),
      ]),
    );
  }
}
