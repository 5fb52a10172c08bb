import type { RunnableCommand } from '../../keyboard/commands.ts';

const controls = 'a[href], button, select, summary, textarea, input:not([type=hidden], [type=radio], [type=file])';

/** Entries of lists have their own commands, and answers are no commands. */
const skipped = [
  'nav, li, tr, [role=listitem], article, [data-question], [role=dialog]',
  'header > a, header > button, [aria-controls="user-menu"], [data-no-command]',
].join();

/** A page with commands of its own offers these under other names. */
const offered = '[aria-keyshortcuts], select, input';
const maxLabelChars = 80;

/**
 * The buttons, links and inputs of the page as commands, so that no page can forget one. `isOwn` leaves out those with a
 * key, which the commands of the page have already.
 */
export function pageControls(isOwn: boolean): readonly RunnableCommand[] {
  const found = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((each) => each.closest('header, main, aside') && !each.closest(skipped) && isUsable(each))
    .filter((each) => !(isOwn && each.matches(offered)))
    .map((element) => ({ element, label: labelOf(element) }))
    .filter(({ label }) => label !== '' && label.length <= maxLabelChars);
  const named = found.map(({ element, label }) => {
    const isUnique = found.every((each) => each.label !== label || each.element === element);
    return { element, label, context: isUnique ? undefined : contextOf(element) };
  });
  return named
    .filter(
      (each, at) => named.findIndex(({ label, context }) => label === each.label && context === each.context) === at,
    )
    .map(({ element, label, context }) => ({
      id: ['page', label, ...(context ? [context] : [])].join('.'),
      text: label,
      detail: context,
      keys: element.dataset.tipKeys ?? singleKeyOf(element),
      run: () => use(element),
    }));
}

/** Single keys are shown as they are written. */
const singleKeyOf = (element: Element) => /^.$/.exec(element.getAttribute('aria-keyshortcuts') ?? '')?.[0];

const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled=true]') && (element.checkVisibility?.() ?? true);

/** Explanations and keys are no part of a name. */
const besides = 'small, kbd, [aria-hidden=true]';

function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const each of copy.querySelectorAll(besides)) each.remove();
  return copy.textContent?.trim().replace(/\s+/g, ' ') ?? '';
}

function labelOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label') ?? labelledBy(element);
  if (own) return own;
  const [label] =
    element.matches('input, select, textarea') && 'labels' in element
      ? [...(element.labels as NodeListOf<HTMLLabelElement>)]
      : [element];
  return textOf(label);
}

const labelledBy = (element: Element) =>
  (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => textOf(id === '' ? null : document.getElementById(id)))
    .join(' ');

/** The name of the part of the page around a control. */
function contextOf(element: HTMLElement): string | undefined {
  const part = element.parentElement?.closest('[aria-label], [aria-labelledby]');
  return part ? (part.getAttribute('aria-label') ?? labelledBy(part)) : undefined;
}

function use(element: HTMLElement) {
  element.focus();
  const isText = element.matches('select, textarea, input:not([type=checkbox], [type=submit])');
  if (!isText) element.click();
}
