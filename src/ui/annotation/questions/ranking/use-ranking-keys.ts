import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Clock } from '#application/ports/shared/clock.ts';
import type { QuestionOf } from '#domain/annotation/question.ts';
import { isComposing } from '../../../keyboard/key-event.ts';
import { useShared } from '../../../shared/use-view-model.ts';
import { DigitEntry } from '../digit-entry.ts';
import { type RankingActions, runRankingKey } from './ranking-keys.ts';
import type { RankingMoves } from './use-ranking-moves.ts';

export function useRankingKeys(question: QuestionOf<'ranking'>, moves: RankingMoves) {
  const clock = useShared(Clock);
  const latest = useRef(moves);
  latest.current = moves;
  const typedOn = useRef('');
  const digits = useMemo(
    () => new DigitEntry(clock, (_, position) => latest.current.placeAndFocusNext(typedOn.current, position + 1)),
    [clock],
  );

  const actionsOn = (value: string): RankingActions => {
    const { held, place, toggle, move, cancelMove } = moves;
    return {
      isHeld: held !== undefined,
      rank: (digit) => {
        typedOn.current = value;
        digits.press(question, digit);
      },
      unrank: () => place(value, undefined),
      toggle: () => toggle(value),
      move: (by) => held && move(held, by),
      cancelMove,
    };
  };
  const handleKey = (event: KeyboardEvent, value: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event.nativeEvent)) return;
    if (runRankingKey(actionsOn(value), event.nativeEvent)) event.preventDefault();
  };
  return { handleKey, flush: () => digits.flush() };
}
