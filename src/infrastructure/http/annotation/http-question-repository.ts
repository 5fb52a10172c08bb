import type { QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import { wireQuestions } from '#contract/datasets/question.ts';
import type { Question } from '#domain/annotation/question.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';
import { toQuestion } from './mappers/question.ts';

export class HttpQuestionRepository implements QuestionRepository {
  constructor(private readonly api: Api) {}

  async of(datasetId: string, fresh = false): Promise<readonly Question[]> {
    const { items } = await this.api.get({
      path: `v1/datasets/${datasetId}/questions`,
      schema: wireQuestions,
      cacheForMs: limits.cacheMs.medium,
      refresh: fresh,
      silent: fresh,
      failure: 'ERROR_FETCHING_QUESTIONS',
    });
    return items.map(toQuestion);
  }
}
