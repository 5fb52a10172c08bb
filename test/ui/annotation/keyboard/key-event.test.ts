import { describe, expect, it } from 'vitest';
import { digitOf, isComposing, isControl, isMod, isPlain, isTyping } from '#ui/annotation/keyboard/key-event.ts';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
const element = (html: string) => {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return body.querySelector('[data-here]') ?? body.firstElementChild;
};

describe('a digit', () => {
  it.each([
    ['of the row', { key: '2', code: 'Digit2' }, '2'],
    ['of the number pad', { key: '7', code: 'Numpad7' }, '7'],
    ['of a French keyboard, without Shift', { key: 'é', code: 'Digit2' }, '2'],
    ['of a French keyboard, with Shift', { key: '2', code: 'Digit2', shiftKey: true }, '2'],
    ['with Ctrl', { key: '2', code: 'Digit2', ctrlKey: true }, undefined],
    ['that Shift makes a sign', { key: '!', code: 'Digit1', shiftKey: true }, undefined],
    ['that the number pad makes an arrow', { key: 'ArrowLeft', code: 'Numpad4' }, undefined],
    ['that is a letter', { key: 'a', code: 'KeyA' }, undefined],
  ])('%s', (_, init, digit) => {
    expect(digitOf(key(init))).toBe(digit);
  });
});

describe('typing', () => {
  it.each(['<textarea></textarea>', '<input type="text">', '<input type="number">', '<select></select>'])(
    'happens in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(true);
    },
  );

  it.each(['<input type="radio">', '<input type="checkbox">', '<button></button>', '<p></p>'])(
    'does not happen in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(false);
    },
  );
});

describe('a key', () => {
  it('belongs to a button, a link or a summary that has the focus', () => {
    expect(isControl(element('<button><i data-here></i></button>'))).toBe(true);
    expect(isControl(element('<fieldset></fieldset>'))).toBe(false);
  });

  it('is plain without any other key', () => {
    expect(isPlain(key({ key: 'Enter' }))).toBe(true);
    expect(isPlain(key({ key: 'Enter', shiftKey: true }))).toBe(false);
  });

  it('goes with Ctrl or Cmd, and nothing else', () => {
    expect(isMod(key({ key: 's', ctrlKey: true }))).toBe(true);
    expect(isMod(key({ key: 's', metaKey: true }))).toBe(true);
    expect(isMod(key({ key: 's', ctrlKey: true, shiftKey: true }))).toBe(false);
  });

  it('belongs to an input method while that composes', () => {
    expect(isComposing(key({ key: 'Enter', isComposing: true }))).toBe(true);
    expect(isComposing(key({ key: 'Enter', keyCode: 229 }))).toBe(true);
    expect(isComposing(key({ key: 'Enter' }))).toBe(false);
  });
});
