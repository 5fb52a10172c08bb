import { isTheChoice } from '#domain/annotation/selection.ts';
import type { AnnotationViewModel } from '../annotation-view-model.ts';
import type { TakeDigit } from './digit-entry.ts';
import { leaveAnswered } from './moving.ts';

/** One choice is answered, and left for the next question, by its digit. */
export const answerByDigit =
  ({ form }: AnnotationViewModel): TakeDigit =>
  (question, position, isInterrupted) => {
    form.press(question, position);
    if (!isInterrupted && isTheChoice(form.draft, question, position)) leaveAnswered(question.name);
  };
