import type { NewQuestion, QuestionWriter } from '#application/ports/annotation/question-writer.ts';
import { type WireQuestionCreate, type WireQuestionUpdate, wireQuestion } from '#contract/datasets/question.ts';
import type { Question } from '#domain/annotation/question.ts';
import { isSame } from '#domain/shared/edit.ts';
import type { Api } from '../api.ts';
import { toQuestion } from './mappers/question.ts';
import { toWireQuestionSettings, toWireShown } from './mappers/question-write.ts';

const invalidates = /\/questions$/;

export class HttpQuestionWriter implements QuestionWriter {
  constructor(private readonly api: Api) {}

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

  async update(question: Question, before: Question): Promise<Question> {
    const { id, title, description, suggestionsShown } = question;
    const isShownAsBefore = isSame(suggestionsShown, before.suggestionsShown);
    const json: WireQuestionUpdate = {
      title,
      description: description ?? null,
      settings: toWireQuestionSettings(question),
      ...(!isShownAsBefore && { postil: toWireShown(suggestionsShown) }),
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
