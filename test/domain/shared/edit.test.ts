import { describe, expect, it } from 'vitest';
import { change, edit, isModified, isSame, restore, saved } from '#domain/shared/edit.ts';

const field = { title: 'Text', settings: { useMarkdown: false, options: ['a', 'b'] } };

describe('an edit', () => {
  it('begins unmodified', () => {
    expect(isModified(edit(field))).toBe(false);
  });

  it('keeps an original copy beside the change', () => {
    const changed = change(edit(field), { title: 'Review' });

    expect(changed.current).toEqual({ ...field, title: 'Review' });
    expect(changed.original).toBe(field);
    expect(isModified(changed)).toBe(true);
  });

  it('is modified in the depth of its settings too', () => {
    expect(isModified(change(edit(field), { settings: { useMarkdown: false, options: ['b', 'a'] } }))).toBe(true);
  });

  it('is unmodified again when a change is taken back by hand', () => {
    const there = change(edit(field), { settings: { ...field.settings, useMarkdown: true } });

    const back = change(there, { settings: { useMarkdown: false, options: ['a', 'b'] } });

    expect(isModified(back)).toBe(false);
  });

  it('reverts to its original value when a save fails', () => {
    const reverted = restore(change(edit(field), { title: 'Review' }));

    expect(reverted.current).toBe(field);
    expect(isModified(reverted)).toBe(false);
  });

  it('takes what was saved as the new original', () => {
    const after = saved(change(edit(field), { title: 'Review' }));

    expect(isModified(after)).toBe(false);
    expect(restore(after).current.title).toBe('Review');
  });

  it('stays modified by what was typed while the save was under way', () => {
    const sent = change(edit(field), { title: 'Review' });

    const after = saved(change(sent, { title: 'Reviews' }), sent.current);

    expect(isModified(after)).toBe(true);
    expect(after.original.title).toBe('Review');
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
