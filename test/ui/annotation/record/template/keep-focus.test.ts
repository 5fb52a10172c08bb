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

/** The focus goes into the frame, as the page sees it. */
function enter() {
  frame.focus();
  dispatchEvent(new Event('blur'));
}

describe('the focus of somebody who writes', () => {
  it('is not taken by a script in the frame', () => {
    press('a');

    enter();

    expect(document.activeElement).toBe(place);
  });

  it('goes into the frame with Tab', () => {
    press('Tab');

    enter();

    expect(document.activeElement).toBe(frame);
  });

  it('is free when nobody has written', () => {
    press('2', element('button'));

    enter();

    expect(document.activeElement).toBe(frame);
  });
});
