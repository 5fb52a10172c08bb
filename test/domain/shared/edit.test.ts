import { describe, expect, it } from 'vitest';
import { edit, isModified, isSame } from '#domain/shared/edit.ts';

const field = { title: 'Text', settings: { useMarkdown: false, options: ['a', 'b'] } };

describe('an edit', () => {
  it('begins unmodified', () => {
    expect(isModified(edit(field))).toBe(false);
  });

  it('is modified by a change deep in its settings', () => {
    const original = edit(field);

    expect(isModified({ ...original, current: { ...field, settings: { ...field.settings } } })).toBe(false);
    expect(
      isModified({ ...original, current: { ...field, settings: { ...field.settings, options: ['b', 'a'] } } }),
    ).toBe(true);
  });
});

describe('two plain values', () => {
  it.each([
    ['equal texts', 'a', 'a'],
    ['numbers that are none', Number.NaN, Number.NaN],
    ['equal lists', [1, [2]], [1, [2]]],
    ['objects in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['a property without a value and none', { a: 1, b: undefined }, { a: 1 }],
    ['two times nothing', null, null],
  ])('are the same: %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(true);
  });

  it.each([
    ['different texts', 'a', 'b'],
    ['a text and a number', '1', 1],
    ['lists of different length', [1], [1, 2]],
    ['lists in another order', [1, 2], [2, 1]],
    ['a list and an object', [1], { 0: 1 }],
    ['different properties', { a: 1 }, { b: 1 }],
    ['nothing and an object', null, {}],
    ['an object and nothing', {}, null],
  ])('differ: %s', (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
  });
});
