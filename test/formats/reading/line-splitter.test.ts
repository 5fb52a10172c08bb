import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineSplitter } from '#formats/reading/line-splitter.ts';

/** Trailing empty lines do not count. */
const filled = (lines: readonly string[]) => lines.join('|').replace(/\|+$/, '');

it('the line splitter splits at LF, CR and CRLF, even when a chunk ends between CR and LF', () => {
  const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '\r', '\n') }));
  fc.assert(
    fc.property(pieces, (texts) => {
      const splitter = new LineSplitter();
      const lines = [...texts.flatMap((text) => splitter.push(text)), ...splitter.end()];

      expect(filled(lines)).toEqual(filled(texts.join('').split(/\r\n|\r|\n/)));
    }),
  );
});
