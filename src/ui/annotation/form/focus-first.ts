/** Puts the focus on the first question that keys can answer: on what is chosen in it, else on its first option. */
export function focusFirst(form: HTMLElement) {
  const first = form.querySelector('[data-question] :is(input, textarea, select)');
  const question = first?.closest<HTMLElement>('[data-question]') ?? form.querySelector<HTMLElement>('[data-question]');
  const option = question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector<HTMLElement>('input');
  const target = option ?? emptyText(question) ?? question;
  target?.focus({ preventScroll: true });
  form.scrollTo?.({ top: 0 });
}

/** A text that need not be written, or is there already, is read first: Enter submits it. */
function emptyText(question: HTMLElement | null | undefined) {
  const text = question?.querySelector('textarea');
  return text?.required && text.value === '' ? text : undefined;
}
