import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPastedName, pastedName } from '#domain/creation/source/pasted-name.ts';

describe('the name of a pasted text', () => {
  it('is recognised for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isPastedName(pastedName(text))).toBe(true);
      }),
    );
  });

  it.each(['pasted', 'pasted.csv', 'pasted.parquet', 'reviews.csv', 'not pasted.abcdefgh', 'pasted.ABCDEFGH'])(
    'differs from a file name: %s',
    (name) => {
      expect(isPastedName(name)).toBe(false);
    },
  );
});
