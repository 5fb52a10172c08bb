/** Puts the focus on the first question: on what is chosen in it, else on its first option. */
export function focusFirst(form: HTMLElement) {
  const question = form.querySelector<HTMLElement>('[data-question]');
  const control =
    question?.querySelector<HTMLElement>('input:checked') ?? question?.querySelector<HTMLElement>('input');
  const target = control ?? emptyText(question) ?? question;
  target?.focus({ preventScroll: true });
  form.scrollTo?.({ top: 0 });
}

/** A text that is already there is read first, so that Enter submits it. */
function emptyText(question: HTMLElement | null | undefined) {
  const text = question?.querySelector('textarea');
  return text && text.value === '' ? text : undefined;
}
