import { focusQuestion } from '../questions/question-focus.ts';

/** Whether the focus is in search or filters: then another record must not take it. */
export const isFiltering = () => document.querySelector('[data-filtering]:focus-within') !== null;

export function focusFirst(form: HTMLElement) {
  if (isFiltering()) return;
  const question = form.querySelector<HTMLElement>('[data-question]');
  if (question) focusQuestion(question);
  form.scrollTo?.({ top: 0 });
}
