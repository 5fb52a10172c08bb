import { useEffect } from 'react';
import type { Question } from '#domain/annotation/question.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { isComposing, isTyping } from '../../keyboard/key-event.ts';
import { KeyboardSettings } from '../../shared/keyboard-settings.ts';
import { useShared } from '../../shared/use-view-model.ts';
import type { SpanInteraction } from '../model/spans/span-interaction.ts';

/** Digits choose labels from the span questions too, and from everywhere else if no other question uses digits. */
export function useLabelDigits(interaction: SpanInteraction, press: (digit: string) => void) {
  const keyboard = useShared(KeyboardSettings);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const digit = digitOf(event);
      if (digit === undefined || !isFree(event) || !keyboard.isEnabled(event) || !selectsLabel(event, interaction))
        return;
      event.preventDefault();
      press(digit);
    };
    // before the shortcuts of the page, which listen on the window
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [interaction, press, keyboard]);
}

const isFree = (event: KeyboardEvent) =>
  !event.defaultPrevented &&
  !isComposing(event) &&
  !isTyping(event.target) &&
  document.querySelector('dialog[open]') === null;

function selectsLabel({ target }: KeyboardEvent, { editor }: SpanInteraction): boolean {
  const asked =
    target instanceof Element ? target.closest<HTMLElement>('[data-question]')?.dataset.question : undefined;
  if (asked !== undefined) return editor.questions.some(({ name }) => name === asked);
  return !editor.form.questions.some((question) => takesDigits(question) && !editor.questions.some(isSame(question)));
}

const isSame = (question: Question) => (other: Question) => other.id === question.id;
const takesDigits = ({ type }: Question) => type !== 'text' && type !== 'ranking';
