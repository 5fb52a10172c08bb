import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';

type NewQuestionKey = 'name' | 'title' | 'required' | 'type' | 'settings';

export type NewQuestion = {
  [T in QuestionType]: Pick<QuestionOf<T>, NewQuestionKey> & Partial<Pick<QuestionOf<T>, 'description'>>;
}[QuestionType];

export abstract class QuestionWriter {
  abstract create(datasetId: string, question: NewQuestion): Promise<Question>;
  /** Sends title, description and settings, and where suggestions are shown if that has changed. */
  abstract update(question: Question, before: Question): Promise<Question>;
}
