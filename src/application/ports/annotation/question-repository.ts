import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';

type NewQuestionKey = 'name' | 'title' | 'required' | 'type' | 'settings';

export type NewQuestion = {
  [T in QuestionType]: Pick<QuestionOf<T>, NewQuestionKey> & Partial<Pick<QuestionOf<T>, 'description'>>;
}[QuestionType];

export abstract class QuestionRepository {
  /** `fresh` bypasses the cache and reports no failure to the user. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Question[]>;
  abstract create(datasetId: string, question: NewQuestion): Promise<Question>;
  /** Sends title, description and settings. */
  abstract update(question: Question): Promise<Question>;
}
