import { type KeyboardEvent, useMemo } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { isTyping } from '../../keyboard/key-event.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { DigitEntry } from '../questions/digit-entry.ts';
import { digitQuestionAt } from '../questions/digit-question-at.ts';
import type { PreviewForm } from './preview-form.ts';

export function useDigits(form: PreviewForm) {
  const clock = useShared(Clock);
  const digits = useMemo(() => new DigitEntry(clock, form.choose), [clock, form]);
  return (event: KeyboardEvent) => {
    const { nativeEvent, target } = event;
    const digit = digitOf(nativeEvent);
    const question = digitQuestionAt(target, form.questions);
    if (digit === undefined || !question || event.defaultPrevented || isTyping(target)) return digits.flush();
    event.preventDefault();
    if (!event.repeat) digits.press(question, digit);
  };
}
