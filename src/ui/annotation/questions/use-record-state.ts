import { useState } from 'react';
import type { AnswerForm } from '../model/answering/answer-form.ts';

export function useRecordState<T>({ visit }: AnswerForm, initial: T) {
  const [stored, setStored] = useState({ visit, value: initial });
  const set = (value: T) => setStored({ visit, value });
  return [stored.visit === visit ? stored.value : initial, set] as const;
}
