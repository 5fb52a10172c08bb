import type { QuestionType } from '#domain/annotation/answer.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { FormViewModel } from './form-view-model.ts';

/** What questions need of the form that they stand in: of one record, or of many at once. */
export interface AnswerForm
  extends Pick<FormViewModel, 'draft' | 'questions' | 'record' | 'visit' | 'spans' | 'choose' | 'change'> {
  /** Its answers are for many records. */
  readonly isForMany?: boolean;
}

/** What texts need of the form that takes what is marked in them. */
export type MarkingForm = Pick<AnswerForm, 'draft' | 'questions' | 'record' | 'spans' | 'change'>;

export interface BodyProps<T extends QuestionType> {
  readonly question: QuestionOf<T>;
  readonly form: AnswerForm;
}
