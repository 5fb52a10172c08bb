import { isControl, isTyping } from '../../keyboard/key-event.ts';

const focusableSelector = 'input, textarea, select, button, a[href], summary, [tabindex="0"]';

const questionElements = (within: ParentNode) => [...within.querySelectorAll<HTMLElement>('[data-question]')];

const questionElementAt = (element: Element | null) => element?.closest<HTMLElement>('[data-question]') ?? undefined;

const focusableIn = (question: HTMLElement) =>
  [...question.querySelectorAll<HTMLElement>(focusableSelector)].filter(
    (stop) => !stop.matches(':disabled') && stop.closest('[hidden], [inert]') === null,
  );

/**
 * Focuses the chosen option of a question, or its first one. Text boxes get the focus only if they are required and
 * empty.
 */
export function focusQuestion(question: HTMLElement): void {
  const options = [
    ...question.querySelectorAll<HTMLElement>('input:is([type=radio], [type=checkbox]):not([data-aid])'),
  ];
  const option = options.find((each) => each.matches(':checked')) ?? options[0];
  (option ?? emptyText(question) ?? question).focus({ preventScroll: true });
  question.scrollIntoView?.({ block: 'nearest' });
}

/** Enter must submit a text that is optional or already written, so such a box does not get the focus. */
function emptyText(question: HTMLElement) {
  const text = question.querySelector('textarea');
  return text?.required && text.value === '' ? text : undefined;
}

export function goToQuestion(by: number): void {
  const questions = questionElements(document);
  const current = questionElementAt(document.activeElement);
  const index = current ? questions.indexOf(current) + by : 0;
  const question = questions[index];
  if (question) focusQuestion(question);
}

export const goToPosition = (): void => document.querySelector<HTMLElement>('[data-position]')?.focus();

export function goToSearch(): void {
  const focusBox = () => {
    const box = document.querySelector<HTMLInputElement>('[data-find]');
    box?.focus();
    box?.select();
  };
  const opener = document.querySelector<HTMLElement>('[data-finding][aria-expanded="false"]');
  focusBox();
  if (!opener?.checkVisibility?.()) return;
  opener.click();
  requestAnimationFrame(focusBox);
}

/** Moves on to the question after the answered one, if the focus is still in it. */
export function leaveAnswered(name: string): void {
  const questions = questionElements(document);
  const index = questions.findIndex(({ dataset }) => dataset.question === name);
  const current = questionElementAt(document.activeElement);
  const next = questions[index + 1];
  if (next && (!current || current === questions[index])) focusQuestion(next);
}

export function writeInQuestion(): void {
  const question = questionElementAt(document.activeElement);
  question?.querySelector<HTMLElement>('textarea, [contenteditable="true"]')?.focus();
}

export function acceptInQuestion(): void {
  questionElementAt(document.activeElement)?.querySelector<HTMLElement>('[data-accept]')?.click();
}

/** Focuses the next control of the current question, in a cycle. Returns whether there is one. */
export function focusNextControl(by: 1 | -1): boolean {
  const question = questionElementAt(document.activeElement);
  const all = question ? focusableIn(question) : [];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
  const next = at < 0 && by < 0 ? all.at(-1) : all[(at + by + all.length) % all.length];
  next?.focus();
  return next !== undefined;
}

/** Moves the focus from a control to its question, and from a question to the actions. */
export function focusOutward(): void {
  const { activeElement } = document;
  const question = questionElementAt(activeElement);
  const isInside = isTyping(activeElement) || isControl(activeElement);
  const actions = document.querySelectorAll<HTMLElement>('[data-actions] button:not(:disabled)');
  const target = isInside ? question : [...actions].at(-1);
  target?.focus();
}
