const writable = 'textarea, select, [contenteditable=""], [contenteditable="true"], input';
const marked = '[type=radio], [type=checkbox]';

/**
 * True for text inputs and selects, and for radio buttons and checkboxes outside of the questions: they use keys
 * themselves.
 */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null && !(target.matches(marked) && isAnswering(target));

/** Radio buttons and checkboxes of a question are answers; all others belong to menus and forms. */
const isAnswering = (target: Element) => target.closest('[data-question], [data-many]') !== null;

export const isInQuestion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-question]') !== null;

/** True for elements that handle Enter themselves. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** True while an input method composes a word; Safari reports its Enter only by the key code 229. */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** Shortcuts do nothing behind a modal dialog. */
export const isModalOpen = (): boolean => [...document.getElementsByTagName('dialog')].some(({ open }) => open);
