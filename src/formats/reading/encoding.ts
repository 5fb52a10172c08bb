import type { Encoding } from '#domain/creation/portable/read-rows.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const longestCharacter = 4;

/** The beginning may end within a character. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  return !text.slice(0, text.length - longestCharacter).includes('\ufffd');
}

/** How often every other byte is zero, as it is in the scripts of Europe. */
const zeros = (bytes: Uint8Array, parity: number) =>
  bytes.filter((byte, index) => index % 2 === parity && byte === 0).length / Math.max(1, bytes.length / 2);

const mostly = 0.4;

/** By its mark, or by what stands at its beginning. */
export function findEncoding(beginning: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => beginning[index] === byte));
  if (marked) return marked[0];
  if (zeros(beginning, 1) > mostly) return 'utf-16le';
  if (zeros(beginning, 0) > mostly) return 'utf-16be';
  return isUtf8(beginning) ? 'utf-8' : 'windows-1252';
}

/** A text that comes in pieces, which may end within a character; the mark at its beginning is left out. */
export function decoderOf(encoding: Encoding) {
  const decoder = new TextDecoder(encoding);
  return {
    decode: (piece: Uint8Array): string => decoder.decode(piece, { stream: true }),
    end: (): string => decoder.decode(),
  };
}
