import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import { digitOf } from '#domain/keyboard/combo.ts';
import { useShared } from '../../shared/use-view-model.ts';
import { DigitEntry } from '../keyboard/digit-entry.ts';
import { isComposing } from '../keyboard/key-event.ts';
import { type Placing, steer } from './use-placing.ts';

const takesAway = new Set(['Delete', '-']);

/** Digits rank, Space picks up, Delete takes a rank away; what is left goes to the page. */
export function useRankingKeys(question: QuestionOf<'ranking'>, placing: Placing) {
  const clock = useShared(Clock);
  const latest = useRef(placing);
  latest.current = placing;
  const typedOn = useRef('');
  const digits = useMemo(
    () => new DigitEntry(clock, (_, position) => latest.current.placeAndGoOn(typedOn.current, position + 1)),
    [clock],
  );

  const type = (digit: string, value: string) => {
    typedOn.current = value;
    digits.press(question, digit);
  };
  const act = (event: KeyboardEvent, value: string): boolean => {
    const digit = digitOf(event.nativeEvent);
    if (digit !== undefined) type(digit, value);
    else if (takesAway.has(event.key)) placing.place(value, undefined);
    else if (event.key === ' ' && !event.repeat) placing.toggle(value);
    else return steer(event, placing);
    return true;
  };
  const handleKey = (event: KeyboardEvent, value: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent)) return;
    if (act(event, value)) event.preventDefault();
  };
  return { handleKey, flush: () => digits.flush() };
}
