import { useState } from 'react';
import type { AnswerForm } from '../model/answering/answer-form.ts';

/** What is forgotten when the next record comes. */
export function useStateOfTurn<T>({ visit }: AnswerForm, initial: T) {
  const [held, hold] = useState({ visit, value: initial });
  const set = (value: T) => hold({ visit, value });
  return [held.visit === visit ? held.value : initial, set] as const;
}
