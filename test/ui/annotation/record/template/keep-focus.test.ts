import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from '#ui/annotation/record/template/keep-focus.ts';

const element = <K extends keyof HTMLElementTagNameMap>(name: K) =>
  document.body.appendChild(document.createElement(name));

let place: HTMLTextAreaElement;
let frame: HTMLIFrameElement;
let stop: () => void;
beforeEach(() => {
  place = element('textarea');
  frame = element('iframe');
  stop = keepFocus(() => frame);
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function press(key: string, on: HTMLElement = place) {
  on.focus();
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

/** Moves the focus into the frame, as the page observes it. */
function enter() {
  frame.focus();
  dispatchEvent(new Event('blur'));
}

describe('the focus of a user who types', () => {
  it('is not taken by a script in the frame', () => {
    press('a');

    enter();

    expect(document.activeElement).toBe(place);
  });

  it('moves into the frame with Tab', () => {
    press('Tab');

    enter();

    expect(document.activeElement).toBe(frame);
  });

  it('may move if the user has not typed', () => {
    press('2', element('button'));

    enter();

    expect(document.activeElement).toBe(frame);
  });
});
