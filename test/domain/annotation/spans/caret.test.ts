import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CaretStep, moveCaret } from '#domain/annotation/spans/caret.ts';
import { markedText, tokenAt } from '#domain/annotation/spans/snapping.ts';

function path(text: string, step: CaretStep, isForward = true): readonly number[] {
  const marked = markedText(text);
  const places: number[] = [];
  let place = isForward ? 0 : marked.points.length;
  for (;;) {
    const next = moveCaret(marked, place, step, isForward);
    if (next === place) return places;
    places.push(next);
    place = next;
  }
}

describe('a caret', () => {
  it.each([
    ['character', 'a👨‍👩‍👧e\u0301b', [1, 6, 8, 9]],
    ['character', 'x\r\ny', [1, 3, 4]],
    ['word', 'Ada, of 3.14!', [3, 7, 12, 13]],
    ['word', '😀 Ada 😀', [5, 7]],
    ['sentence', 'One. Two? Three', [5, 10, 15]],
    ['line', 'ab\ncd', [2]],
    ['line', 'abcd', [4]],
    ['text', 'ab\ncd', [5]],
  ] as const)('moves forward by one %s in %j', (step, text, expected) => {
    expect(path(text, step)).toEqual(expected);
  });

  it.each([
    ['character', 'ae\u0301😀', [3, 1, 0]],
    ['word', 'Ada, of 3.14!', [8, 5, 0]],
    ['word', '  Ada', [2, 0]],
    ['sentence', 'One. Two? Three', [10, 5, 0]],
    ['line', 'ab\ncd', [3]],
    ['text', 'ab\ncd', [0]],
  ] as const)('moves back by one %s in %j', (step, text, expected) => {
    expect(path(text, step, false)).toEqual(expected);
  });

  it('reaches the end of any text, and its start again, with any step', () => {
    const anyStep = fc.constantFrom('character', 'word', 'sentence', 'text' as const);

    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), anyStep, (text, step) => {
        const { points } = markedText(text);

        expect(path(text, step).at(-1)).toBe(points.length);
        expect(path(text, step, false).at(-1)).toBe(0);
      }),
    );
  });

  it('stays in an empty text', () => {
    expect(path('', 'word')).toEqual([]);
    expect(path('', 'word', false)).toEqual([]);
  });
});

describe('the word at a position', () => {
  it.each([
    [0, { start: 0, end: 3 }],
    [1, { start: 0, end: 3 }],
    [3, { start: 0, end: 3 }],
    [5, { start: 5, end: 8 }],
    [8, { start: 5, end: 8 }],
    [4, undefined],
  ])('is found at %d', (place, expected) => {
    expect(tokenAt(markedText('Ada  Bob'), place)).toEqual(expected);
  });
});
