import type { QuestionType } from '#domain/annotation/answer.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { FormViewModel } from './form-view-model.ts';

/** The form of one record or of many, as questions use it. */
export interface AnswerForm
  extends Pick<
    FormViewModel,
    'draft' | 'questions' | 'record' | 'visit' | 'spans' | 'confirmed' | 'choose' | 'isPaused' | 'change'
  > {
  /** The answers apply to all selected records. */
  readonly isForMany?: boolean;
}

export type MarkingForm = Pick<AnswerForm, 'draft' | 'questions' | 'record' | 'spans' | 'confirmed' | 'change'>;

export interface BodyProps<T extends QuestionType> {
  readonly question: QuestionOf<T>;
  readonly form: AnswerForm;
}
