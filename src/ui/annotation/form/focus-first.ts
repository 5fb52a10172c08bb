import { focusQuestion } from '../keyboard/moving.ts';

/** Whoever still says what records they want goes on with that, whatever comes meanwhile. */
const isFinding = () => document.querySelector('[data-finding]:focus-within') !== null;

/** Puts the focus on the first question that keys can answer: on what is chosen in it, else on its first option. */
export function focusFirst(form: HTMLElement) {
  if (isFinding()) return;
  const first = form.querySelector('[data-question] :is(input, textarea, select):not([data-aid])');
  const question = first?.closest<HTMLElement>('[data-question]') ?? form.querySelector<HTMLElement>('[data-question]');
  if (question) focusQuestion(question);
  form.scrollTo?.({ top: 0 });
}
