import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textChunks } from '#domain/text/text-chunks.ts';

const long = (unit: string) => unit.repeat(Math.ceil(50_000 / unit.length));

describe('A text in chunks', () => {
  it('has one chunk if it is short', () => {
    expect(textChunks('')).toEqual(['']);
    expect(textChunks('one\ntwo\n')).toEqual(['one\ntwo\n']);
  });

  it('is split at line breaks', () => {
    const pieces = textChunks(long('A line of some length.\n'));

    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.every((piece) => piece.endsWith('.\n'))).toBe(true);
  });

  it('is split between words if its lines are too long', () => {
    const pieces = textChunks(long('word '));

    expect(pieces.every((piece) => /^word.*word $/.test(piece))).toBe(true);
  });

  it('is split between characters without words', () => {
    const pieces = textChunks(`a${long('😀')}`);

    expect(pieces.some((piece) => /\p{Surrogate}/u.test(piece))).toBe(false);
  });

  it('is the same text when joined', () => {
    const unit = fc.constantFrom('a', ' ', '\n', '😀', 'e\u0301', 'word and word');
    const text = fc.array(unit, { minLength: 1, maxLength: 30 }).map((units) => long(units.join('')));

    fc.assert(
      fc.property(text, (each) => textChunks(each).join('') === each),
      { numRuns: 200 },
    );
  });
});
