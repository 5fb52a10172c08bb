import type { NewQuestion, QuestionRepository } from '#application/ports/annotation/question-repository.ts';
import {
  type WireQuestionCreate,
  type WireQuestionUpdate,
  wireQuestion,
  wireQuestions,
} from '#contract/datasets/question.ts';
import type { Question } from '#domain/annotation/question.ts';
import { limits } from '#domain/shared/limits.ts';
import type { Api } from '../api.ts';

import { toQuestion, toWireQuestionSettings } from './mappers/question.ts';

const invalidates = /\/questions$/;

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

  async create(datasetId: string, question: NewQuestion): Promise<Question> {
    const { name, title, description, required } = question;
    const said = description === undefined ? {} : { description };
    const json: WireQuestionCreate = { name, title, ...said, required, settings: toWireQuestionSettings(question) };
    const created = await this.api.call({
      method: 'post',
      path: `v1/datasets/${datasetId}/questions`,
      json,
      schema: wireQuestion,
      invalidates,
      failure: 'POSTIL_CREATING_QUESTION',
    });
    return toQuestion(created);
  }

  async update(question: Question): Promise<Question> {
    const { id, title, description } = question;
    const json: WireQuestionUpdate = {
      title,
      description: description ?? null,
      settings: toWireQuestionSettings(question),
    };
    const updated = await this.api.call({
      method: 'patch',
      path: `v1/questions/${id}`,
      json,
      schema: wireQuestion,
      invalidates,
      failure: 'ERROR_PATCHING_QUESTIONS',
    });
    return toQuestion(updated);
  }
}
