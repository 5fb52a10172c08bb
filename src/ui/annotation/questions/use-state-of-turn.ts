import { useState } from 'react';
import type { AnswerForm } from '../model/answering/answer-form.ts';

/** What is forgotten when the next record comes. */
export function useStateOfTurn<T>({ turn }: AnswerForm, initial: T) {
  const [held, hold] = useState({ turn, value: initial });
  const set = (value: T) => hold({ turn, value });
  return [held.turn === turn ? held.value : initial, set] as const;
}
