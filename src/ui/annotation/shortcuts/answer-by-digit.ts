import type { Question } from '#domain/annotation/question.ts';
import { isOnlyChoice } from '#domain/annotation/selection.ts';
import type { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import type { SelectOption } from '../questions/digit-entry.ts';
import { leaveAnswered } from '../questions/question-focus.ts';

export const hasOneChoice = ([first, ...others]: readonly Question[]): boolean =>
  others.length === 0 && (first?.type === 'label_selection' || first?.type === 'rating');

/** A digit answers a choice and moves on: to the next question, or to the next record if there is none. */
export const answerByDigit =
  ({ form, actions, isForMany }: ShortcutTarget, keyboard: KeyboardSettings): SelectOption =>
  (question, position, isInterrupted) => {
    if (form.isPaused) return;
    form.press(question, position);
    if (isInterrupted || !isOnlyChoice(form.draft, question, position)) return;
    if (keyboard.answersAtOnce && !isForMany && hasOneChoice(form.questions)) actions.perform('submit');
    else leaveAnswered(question.name);
  };

/** Detects Enter pressed by habit after a digit that already submitted: the record in view has no answer yet. */
export const isStrayEnter = ({ form, isForMany }: ShortcutTarget, keyboard: KeyboardSettings): boolean => {
  const [question] = form.questions;
  if (!question || isForMany || !keyboard.answersAtOnce || !hasOneChoice(form.questions)) return false;
  const positions = question.type === 'rating' || question.type === 'label_selection' ? question.settings.options : [];
  return !positions.some((_, position) => isOnlyChoice(form.draft, question, position));
};
