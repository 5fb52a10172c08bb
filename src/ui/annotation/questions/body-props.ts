import type { QuestionType } from '#domain/annotation/answer.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import type { AnswerForm } from '../model/answering/answer-form.ts';

export interface BodyProps<T extends QuestionType> {
  readonly question: QuestionOf<T>;
  readonly form: AnswerForm;
}
