import { describe, expect, it } from 'vitest';
import { comboOf, digitOf, isSingle, type KeyPress, shownCombo, spokenCombo } from '#domain/keyboard/combo.ts';

const pressed = (press: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...press,
});

describe('a key', () => {
  it.each([
    ['by itself', { key: 'Enter', code: 'Enter' }, 'Enter'],
    ['of the number pad', { key: 'Enter', code: 'NumpadEnter' }, 'Enter'],
    ['with Shift', { key: 'Tab', shiftKey: true }, 'Shift+Tab'],
    ['with Ctrl', { key: 's', code: 'KeyS', ctrlKey: true }, 'Mod+s'],
    ['with Cmd', { key: 's', code: 'KeyS', metaKey: true }, 'Mod+s'],
    ['with everything', { key: 'F2', ctrlKey: true, altKey: true, shiftKey: true }, 'Mod+Alt+Shift+F2'],
    ['that is a letter while Caps Lock is on', { key: 'K', code: 'KeyK' }, 'k'],
    ['that is a letter, with Shift', { key: 'K', code: 'KeyK', shiftKey: true }, 'Shift+k'],
    ['that is the space bar', { key: ' ', code: 'Space', shiftKey: true }, 'Shift+ '],
    ['that is a plus', { key: '+', code: 'NumpadAdd' }, '+'],
  ])('%s has a name', (_, press, combo) => {
    expect(comboOf(pressed(press))).toBe(combo);
  });

  it.each([
    ['a QWERTY keyboard', { key: '?', code: 'Slash', shiftKey: true }],
    ['a QWERTZ keyboard', { key: '?', code: 'Minus', shiftKey: true }],
    ['an AZERTY keyboard', { key: '?', code: 'KeyM', shiftKey: true }],
    ['a keyboard that needs AltGr for it', { key: '?', code: 'KeyW', ctrlKey: true, altKey: true }],
    ['an Arabic keyboard', { key: '؟', code: 'Slash', shiftKey: true }],
  ])('opens the help: %s', (_, press) => {
    expect(comboOf(pressed(press))).toBe('?');
  });

  it.each([
    ['an AZERTY keyboard by what is written on it', { key: 'a', code: 'KeyQ', ctrlKey: true }, 'Mod+a'],
    ['a Russian keyboard by its place', { key: 'ы', code: 'KeyS', ctrlKey: true }, 'Mod+s'],
    ['a Russian keyboard by what is written, alone', { key: 'ы', code: 'KeyS' }, 'ы'],
    ['a key that stands where none has a letter', { key: 'ы', code: '', metaKey: true }, 'Mod+ы'],
  ])('with Ctrl is that of %s', (_, press, combo) => {
    expect(comboOf(pressed(press))).toBe(combo);
  });

  it.each(['Shift', 'Control', 'AltGraph', 'CapsLock', 'Dead', 'Process', ''])('%s has no meaning alone', (key) => {
    expect(comboOf(pressed({ key }))).toBeUndefined();
  });
});

describe('a digit', () => {
  it.each([
    ['of the row', { key: '2', code: 'Digit2' }, '2'],
    ['of the number pad', { key: '7', code: 'Numpad7' }, '7'],
    ['of a French keyboard, without Shift', { key: 'é', code: 'Digit2' }, '2'],
    ['of a French keyboard, with Shift', { key: '2', code: 'Digit2', shiftKey: true }, '2'],
    ['of a keyboard where an accent stands on it', { key: 'Dead', code: 'Digit6' }, '6'],
    ['of a keyboard with digits of its own', { key: '٣', code: 'Digit3' }, '3'],
    ['of a number pad with digits of its own', { key: '٤', code: 'Numpad4' }, '4'],
    ['with Ctrl', { key: '2', code: 'Digit2', ctrlKey: true }, undefined],
    ['with Cmd', { key: '2', code: 'Digit2', metaKey: true }, undefined],
    ['with Alt', { key: '2', code: 'Digit2', altKey: true }, undefined],
    ['that Shift makes a sign', { key: '!', code: 'Digit1', shiftKey: true }, undefined],
    ['that the number pad makes an arrow', { key: 'ArrowLeft', code: 'Numpad4' }, undefined],
    ['that is a letter', { key: 'a', code: 'KeyA' }, undefined],
  ])('%s', (_, press, digit) => {
    expect(digitOf(pressed(press))).toBe(digit);
  });
});

describe('a combination', () => {
  it.each([
    ['Enter', true],
    ['Shift+Enter', true],
    ['+', true],
    ['Mod+s', false],
    ['Alt+Shift+n', false],
  ])('%s needs a single key: %s', (combo, isAlone) => {
    expect(isSingle(combo)).toBe(isAlone);
  });

  it.each([
    ['Mod+s', 'Strg S', '⌘ S'],
    ['Alt+Shift+ArrowDown', 'Alt ⇧ ↓', '⌥ ⇧ ↓'],
    ['Mod++', 'Strg +', '⌘ +'],
    ['F2', 'F2', 'F2'],
  ])('%s is shown as %s, on a Mac as %s', (combo, shown, shownOnMac) => {
    expect(shownCombo(combo, false, 'Strg')).toBe(shown);
    expect(shownCombo(combo, true, 'Strg')).toBe(shownOnMac);
  });

  it('is announced to assistive technology by standard names', () => {
    expect(spokenCombo('Mod+s', false)).toBe('Control+s');
    expect(spokenCombo('Mod+s', true)).toBe('Meta+s');
    expect(spokenCombo('Backspace', false)).toBe('Backspace');
    expect(spokenCombo('Mod++', false)).toBe('Control+Plus');
    expect(spokenCombo(' ', false)).toBe('Space');
  });
});
