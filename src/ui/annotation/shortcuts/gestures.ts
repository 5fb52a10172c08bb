import { digitOf } from '#domain/keyboard/combo.ts';
import type { FixedKey } from '../../keyboard/fixed-key.ts';
import { isInQuestion, isTyping } from '../../keyboard/key-event.ts';
import type { ShortcutTarget } from '../model/shortcut-target.ts';
import type { DigitEntry } from '../questions/digit-entry.ts';
import { digitQuestionAt } from '../questions/digit-question-at.ts';
import { focusNextControl, focusOutward, goToQuestion } from '../questions/question-focus.ts';

interface GestureContext {
  readonly target: ShortcutTarget;
  readonly digits: DigitEntry;
}

/** A key that the user cannot reassign. */
export interface Gesture extends FixedKey<'choose' | 'toggle' | 'option' | 'search' | 'scroll' | 'enter' | 'leave'> {
  /** Gets the event and the key before it, unless a click came between. */
  readonly when: (event: KeyboardEvent, before: string | undefined) => boolean;
  /** Returns whether the key was handled; otherwise the browser's default follows. */
  readonly run: (context: GestureContext, event: KeyboardEvent) => boolean;
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;
const isTab = (event: KeyboardEvent) => event.key === 'Tab' && isPlain(event);

export const gestures: readonly Gesture[] = [
  {
    name: 'choose',
    shown: ['1 – 9'],
    when: (event) => !isTyping(event.target) && digitOf(event) !== undefined,
    run: ({ target, digits }, event) => {
      const question = digitQuestionAt(event.target, target.form.questions) ?? target.form.firstChoice;
      if (question && !event.repeat) digits.press(question, digitOf(event) ?? '');
      return true;
    },
  },
  {
    // browsers cannot deselect a radio button
    name: 'toggle',
    shown: [' '],
    when: ({ key, target }) => key === ' ' && isChosenRadio(target) && isInQuestion(target),
    run: (_, { target }) => {
      if (target instanceof HTMLElement) target.click();
      return true;
    },
  },
  {
    name: 'option',
    shown: ['Tab'],
    when: (event) => isTab(event) && isInQuestion(event.target) && !isTyping(event.target),
    run: (_, { shiftKey }) => focusNextControl(shiftKey ? -1 : 1),
  },
  {
    // a user who tabs through the whole page passes the body on the way to its start
    name: 'enter',
    shown: ['Tab'],
    when: (event, before) => isTab(event) && !event.shiftKey && event.target === document.body && before !== event.key,
    run: () => {
      goToQuestion(0);
      return isInQuestion(document.activeElement);
    },
  },
  {
    name: 'search',
    shown: ['A – Z'],
    when: (event) => /^\p{L}$/u.test(event.key) && isPlain(event) && !isTyping(event.target),
    run: (_, event) => {
      searchBoxFor(event.target)?.focus();
      return false; // the browser types the letter there
    },
  },
  {
    name: 'scroll',
    shown: ['PageUp', 'PageDown', 'Home', 'End'],
    when: (event) => event.key in scrolling && isPlain(event) && !event.shiftKey && !isTyping(event.target),
    run: (_, { key }) => scrollRecord(scrolling[key as keyof typeof scrolling]),
  },
  {
    name: 'leave',
    shown: ['Escape'],
    when: ({ key, target }) => key === 'Escape' && isInQuestion(target),
    run: () => {
      focusOutward();
      return true;
    },
  },
];

const scrolling = {
  PageUp: (top: number, height: number) => top - height * pageShare,
  PageDown: (top: number, height: number) => top + height * pageShare,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
};

/** The last lines of a page stay in view. */
const pageShare = 0.9;

/** Scrolls the records wherever the focus is; returns false if there is nothing to scroll. */
function scrollRecord(to: (top: number, height: number) => number): boolean {
  const reading = document.querySelector<HTMLElement>('[data-reading]');
  if (!reading || reading.scrollHeight <= reading.clientHeight) return false;
  reading.scrollTop = to(reading.scrollTop, reading.clientHeight);
  return true;
}

const isChosenRadio = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.type === 'radio' && target.checked;

function searchBoxFor(target: EventTarget | null) {
  const question = target instanceof Element ? target.closest('[data-question]') : null;
  return (question ?? document).querySelector<HTMLInputElement>('[data-question] input[type=search]');
}
