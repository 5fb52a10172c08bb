import { focusQuestion } from '../questions/question-focus.ts';

/** Whether the user is searching or filtering: then the focus stays there when another record comes into view. */
export const isFiltering = () => document.querySelector('[data-finding]:focus-within') !== null;

/** Puts the focus on the first question: on what is chosen in it, else on its first option, else on the question. */
export function focusFirst(form: HTMLElement) {
  if (isFiltering()) return;
  const question = form.querySelector<HTMLElement>('[data-question]');
  if (question) focusQuestion(question);
  form.scrollTo?.({ top: 0 });
}
