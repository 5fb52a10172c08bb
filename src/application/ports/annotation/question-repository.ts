import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';

type NewQuestionKey = 'name' | 'title' | 'required' | 'type' | 'settings';

/** A question that a dataset does not have yet. */
export type NewQuestion = {
  [T in QuestionType]: Pick<QuestionOf<T>, NewQuestionKey> & Partial<Pick<QuestionOf<T>, 'description'>>;
}[QuestionType];

export abstract class QuestionRepository {
  /** A fresh answer is never a cached one, and its failure is shown in no notice. */
  abstract of(datasetId: string, fresh?: boolean): Promise<readonly Question[]>;
  abstract create(datasetId: string, question: NewQuestion): Promise<Question>;
  /** Its title, its description and its settings. */
  abstract update(question: Question): Promise<Question>;
}
