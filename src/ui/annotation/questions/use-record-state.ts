import { useState } from 'react';
import type { AnswerForm } from '../model/answering/answer-form.ts';

/** State that resets when the form shows the next record. */
export function useRecordState<T>({ turn }: AnswerForm, initial: T) {
  const [stored, setStored] = useState({ turn, value: initial });
  const set = (value: T) => setStored({ turn, value });
  return [stored.turn === turn ? stored.value : initial, set] as const;
}
