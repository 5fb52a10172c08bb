import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import { isComposing } from '../../../keyboard/key-event.ts';
import { useShared } from '../../../shared/use-view-model.ts';
import { DigitEntry } from '../digit-entry.ts';
import { type CardHands, pressOnCard } from './ranking-keys.ts';
import type { Placing } from './use-placing.ts';

/** What is left of the keys goes to the page. */
export function useRankingKeys(question: QuestionOf<'ranking'>, placing: Placing) {
  const clock = useShared(Clock);
  const latest = useRef(placing);
  latest.current = placing;
  const typedOn = useRef('');
  const digits = useMemo(
    () => new DigitEntry(clock, (_, position) => latest.current.placeAndGoOn(typedOn.current, position + 1)),
    [clock],
  );

  const handsOn = (value: string): CardHands => {
    const { held, place, toggle, move, letGo } = placing;
    return {
      isHeld: held !== undefined,
      rank: (digit) => {
        typedOn.current = value;
        digits.press(question, digit);
      },
      unrank: () => place(value, undefined),
      toggle: () => toggle(value),
      move: (by) => held && move(held, by),
      letGo,
    };
  };
  const handleKey = (event: KeyboardEvent, value: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent)) return;
    if (pressOnCard(handsOn(value), event.nativeEvent)) event.preventDefault();
  };
  return { handleKey, flush: () => digits.flush() };
}
