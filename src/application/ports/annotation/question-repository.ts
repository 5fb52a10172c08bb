import type { QuestionType } from '#domain/annotation/answer.ts';
import type { Question, QuestionOf } from '#domain/annotation/question.ts';

type Begun = 'name' | 'title' | 'required' | 'type' | 'settings';

/** A question that a dataset does not have yet. */
export type NewQuestion = {
  [T in QuestionType]: Pick<QuestionOf<T>, Begun> & Partial<Pick<QuestionOf<T>, 'description'>>;
}[QuestionType];

export abstract class QuestionRepository {
  /** Anew: whatever was kept, and without a word where it fails. */
  abstract of(datasetId: string, anew?: boolean): Promise<readonly Question[]>;
  abstract create(datasetId: string, question: NewQuestion): Promise<Question>;
  /** Its title, its description and its settings. */
  abstract update(question: Question): Promise<Question>;
}
