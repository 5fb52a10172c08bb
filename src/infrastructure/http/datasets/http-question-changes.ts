import type { NewQuestion } from '#application/ports/annotation/question-writer.ts';
import type { QuestionChanges } from '#application/ports/datasets/question-changes.ts';
import { wireQuestion, wireQuestions } from '#contract/datasets/question.ts';
import { wireQuestionUsage } from '#contract/datasets/question-changes.ts';
import type { QuestionUsage } from '#domain/datasets/settings/question-changes.ts';
import { toWireQuestionSettings } from '../annotation/mappers/question-write.ts';
import type { Api } from '../api.ts';

/** The page shows failures itself. */
const change = { invalidates: /\/questions$/, failure: 'ERROR_PATCHING_QUESTIONS', silent: true } as const;

export class HttpQuestionChanges implements QuestionChanges {
  constructor(private readonly api: Api) {}

  async usageOf(id: string): Promise<QuestionUsage> {
    const { answers, suggestions, submitted_without, options } = await this.api.get({
      path: `ext/v1/questions/${id}/usage`,
      schema: wireQuestionUsage,
      silent: true,
      failure: 'ERROR_FETCHING_QUESTIONS',
    });
    return { answers, suggestions, submittedWithout: submitted_without, options };
  }

  async add(datasetId: string, question: NewQuestion): Promise<void> {
    const { name, title, required } = question;
    await this.api.call({
      ...change,
      method: 'post',
      path: `ext/v1/datasets/${datasetId}/questions`,
      json: { name, title, required, settings: toWireQuestionSettings(question) },
      schema: wireQuestion,
      failure: 'POSTIL_CREATING_QUESTION',
    });
  }

  async require(id: string, required: boolean): Promise<void> {
    await this.api.call({
      ...change,
      method: 'patch',
      path: `ext/v1/questions/${id}`,
      json: { required },
      schema: wireQuestion,
    });
  }

  async remove(id: string): Promise<void> {
    await this.api.call({ ...change, method: 'delete', path: `ext/v1/questions/${id}`, schema: wireQuestion });
  }

  async removeLabel(id: string, value: string): Promise<void> {
    await this.api.call({
      ...change,
      method: 'post',
      path: `ext/v1/questions/${id}/labels/remove`,
      json: { values: [value] },
      schema: wireQuestion,
    });
  }

  async reorder(datasetId: string, ids: readonly string[]): Promise<void> {
    await this.api.call({
      ...change,
      method: 'put',
      path: `ext/v1/datasets/${datasetId}/questions/order`,
      json: { ids },
      schema: wireQuestions,
    });
  }
}
