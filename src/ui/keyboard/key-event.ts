const writable = 'textarea, select, [contenteditable=""], [contenteditable="true"], input';
const marked = '[type=radio], [type=checkbox]';

/** Keys belong to whoever is being typed into, or chosen from elsewhere. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writable) !== null && !(target.matches(marked) && isAnswering(target));

/** What is ticked there is part of answering; elsewhere it belongs to a menu. */
const isAnswering = (target: Element) => target.closest('[data-question], [data-many]') !== null;

export const isInQuestion = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-question]') !== null;

/** Enter belongs to a button or a link that has the focus. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** The composing Enter of an input method, and the 229 by which Safari reports it, choose a word. */
export const isComposing = ({ isComposing: composing, keyCode }: KeyboardEvent): boolean =>
  composing || keyCode === 229;

/** No key is for what lies behind it. */
export const isModalOpen = (): boolean => document.querySelector('dialog[open], [aria-modal="true"]') !== null;
