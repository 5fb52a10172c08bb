import { describe, expect, it } from 'vitest';
import { isComposing, isControl, isTyping } from '#ui/keyboard/key-event.ts';

const key = (init: KeyboardEventInit) => new KeyboardEvent('keydown', init);
const element = (html: string) => {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return body.querySelector('[data-here]') ?? body.firstElementChild;
};

describe('isTyping', () => {
  it.each(['<textarea></textarea>', '<input type="text">', '<input type="number">', '<select></select>'])(
    'is true in %s',
    (html) => {
      expect(isTyping(element(html))).toBe(true);
    },
  );

  it.each(['<input type="radio" data-here>', '<input type="checkbox" data-here>', '<button data-here></button>'])(
    'is false in %s of a question',
    (html) => {
      expect(isTyping(element(`<fieldset data-question="mood">${html}</fieldset>`))).toBe(false);
    },
  );

  it('is true for a choice outside of a question', () => {
    expect(isTyping(element('<fieldset><input type="radio" data-here></fieldset>'))).toBe(true);
  });

  it('is true within an editable text', () => {
    expect(isTyping(element('<div contenteditable="true"><b data-here></b></div>'))).toBe(true);
    expect(isTyping(element('<p></p>'))).toBe(false);
  });
});

describe('a key', () => {
  it('belongs to a focused button, link or summary', () => {
    expect(isControl(element('<button><i data-here></i></button>'))).toBe(true);
    expect(isControl(element('<fieldset></fieldset>'))).toBe(false);
  });

  it('belongs to an input method while it composes', () => {
    expect(isComposing(key({ key: 'Enter', isComposing: true }))).toBe(true);
    expect(isComposing(key({ key: 'Enter', keyCode: 229 }))).toBe(true);
    expect(isComposing(key({ key: 'Enter' }))).toBe(false);
  });
});
