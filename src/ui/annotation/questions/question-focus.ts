import { isControl, isTyping } from '../../keyboard/key-event.ts';

const focusable = 'input, textarea, select, button, a[href], summary, [tabindex="0"]';

const questionElements = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('[data-question]')];

const questionElementAt = (element: Element | null) => element?.closest<HTMLElement>('[data-question]') ?? undefined;

/** What can have the focus in a question, in its order; what is folded away cannot. */
const focusableIn = (question: HTMLElement) =>
  [...question.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => !stop.matches(':disabled') && stop.closest('[hidden], [inert]') === null,
  );

/** Puts the focus on what is chosen in a question, else on its first option, but no mere aid; a text is read before it is written. */
export function focusQuestion(question: HTMLElement): void {
  const options = [
    ...question.querySelectorAll<HTMLElement>('input:is([type=radio], [type=checkbox]):not([data-aid])'),
  ];
  const option = options.find((each) => each.matches(':checked')) ?? options[0];
  (option ?? emptyText(question) ?? question).focus({ preventScroll: true });
  question.scrollIntoView?.({ block: 'nearest' });
}

/** A text that need not be written, or is there already, is read first: Enter submits it. */
function emptyText(question: HTMLElement) {
  const text = question.querySelector('textarea');
  return text?.required && text.value === '' ? text : undefined;
}

/** To the question so many further on, not beyond the ends. */
export function goToQuestion(by: number): void {
  const questions = questionElements(document);
  const current = questionElementAt(document.activeElement);
  const index = current ? questions.indexOf(current) + by : 0;
  const question = questions[index];
  if (question) focusQuestion(question);
}

/** To where the number of another record can be typed. */
export const goToPosition = (): void => document.querySelector<HTMLElement>('[data-position]')?.focus();

/** To where records are searched for, and over what was searched there. */
export function goToSearch(): void {
  const box = document.querySelector<HTMLInputElement>('[data-find]');
  box?.focus();
  box?.select();
}

/** To the one after a question that was just answered, if the focus is still there. */
export function leaveAnswered(name: string): void {
  const questions = questionElements(document);
  const index = questions.findIndex(({ dataset }) => dataset.question === name);
  const current = questionElementAt(document.activeElement);
  const next = questions[index + 1];
  if (next && (!current || current === questions[index])) focusQuestion(next);
}

/** Into the text of the question that has the focus. */
export function writeInQuestion(): void {
  const question = questionElementAt(document.activeElement);
  question?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
}

/** Takes what is suggested for the question that has the focus, if something else is answered. */
export function acceptInQuestion(): void {
  questionElementAt(document.activeElement)?.querySelector<HTMLElement>('[data-accept]')?.click();
}

/** On to the next stop in the question that has the focus, round and round; tells whether there is one. */
export function focusNextControl(by: 1 | -1): boolean {
  const question = questionElementAt(document.activeElement);
  const all = question ? focusableIn(question) : [];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
  const next = at < 0 && by < 0 ? all.at(-1) : all[(at + by + all.length) % all.length];
  next?.focus();
  return next !== undefined;
}

/** Out of a text into its question, out of a question to what can be done with the record. */
export function focusOutward(): void {
  const { activeElement } = document;
  const question = questionElementAt(activeElement);
  const isInside = isTyping(activeElement) || isControl(activeElement);
  const actions = document.querySelectorAll<HTMLElement>('[data-actions] button:not(:disabled)');
  const target = isInside ? question : [...actions].at(-1);
  target?.focus();
}
