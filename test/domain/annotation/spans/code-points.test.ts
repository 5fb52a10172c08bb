import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePoints, slice, toCodePoint, toUnit } from '#domain/annotation/spans/code-points.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), lonelySurrogates());

function lonelySurrogates() {
  return fc.array(fc.constantFrom('a', '😀', '\ud83d', '\ude00', 'é')).map((parts) => parts.join(''));
}

describe('A text counted in code points', () => {
  it('counts an emoji as one', () => {
    const points = codePoints('a😀b');

    expect(points.length).toBe(3);
    expect([0, 1, 2, 3].map((place) => toUnit(points, place))).toEqual([0, 1, 3, 4]);
    expect([0, 1, 2, 3, 4].map((unit) => toCodePoint(points, unit))).toEqual([0, 1, 1, 2, 3]);
  });

  it('is sliced as the server slices it', () => {
    expect(slice(codePoints('Hi 😀😀 Ada!'), 6, 9)).toBe('Ada');
  });

  it('counts half a surrogate pair as one', () => {
    const points = codePoints('\ud83da\ude00');

    expect(points.length).toBe(3);
    expect(toUnit(points, 2)).toBe(2);
  });

  it.each([-1, -99])('clamps the position %d to the start', (place) => {
    expect([toUnit(codePoints('a😀'), place), toCodePoint(codePoints('a😀'), place)]).toEqual([0, 0]);
  });

  it.each([3, 99])('clamps the position %d to the end', (place) => {
    expect([toUnit(codePoints('a😀'), place), toCodePoint(codePoints('a😀'), place)]).toEqual([3, 2]);
  });

  it('converts every position of any text and back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const points = codePoints(text);
        const each = [...text];

        expect(points.length).toBe(each.length);
        each.reduce((unit, character, index) => {
          expect(toUnit(points, index)).toBe(unit);
          expect(toCodePoint(points, unit)).toBe(index);
          expect(toCodePoint(points, unit + character.length - 1)).toBe(index);
          return unit + character.length;
        }, 0);
      }),
    );
  });

  it('can be sliced between any two code points', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), fc.nat(20), (text, start, length) => {
        expect(slice(codePoints(text), start, start + length)).toBe([...text].slice(start, start + length).join(''));
      }),
    );
  });
});
