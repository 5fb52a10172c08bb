import type { Encoding } from '#domain/creation/portable/read-rows.ts';
import { utf8Decoder } from './mended-utf8.ts';

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const maxCharBytes = 4;
const replaced = /\ufffd/g;
const foreign = /(?!\ufffd)\P{ASCII}/gu;

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** The beginning may end within a character. A few invalid bytes do not make a text anything but UTF-8. */
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const known = text.slice(0, text.length - maxCharBytes);
  return countOf(known, replaced) <= countOf(known, foreign);
}

const lineFeed = 0x0a;
const plain = /[\t\n\r -~]/g;
const noText = /(?!\s)\p{Cc}|[\ufffd\ufffe\uffff]/u;
/**
 * Any UTF-16 text has ASCII spaces, digits and line ends, in every script; a text without line ends needs a larger
 * share of them.
 */
const [fewest, fewestOnOneLine] = [0.01, 0.1];

function plainIn(bytes: Uint8Array, encoding: Encoding): number {
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  const known = text.slice(0, text.length - 1);
  const share = countOf(known, plain) / Math.max(1, known.length);
  const isOneLine = !/[\r\n]/.test(known);
  const isEnough = isOneLine ? share > fewestOnOneLine && !bytes.includes(lineFeed) : share > fewest;
  return isEnough && !noText.test(known) ? share : 0;
}

/** A text with zero bytes is UTF-16. */
function pairsIn(bytes: Uint8Array): Encoding | undefined {
  if (!bytes.includes(0)) return undefined;
  const tried = (['utf-16le', 'utf-16be'] as const).map((encoding) => [encoding, plainIn(bytes, encoding)] as const);
  const [best] = tried.sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : undefined;
}

export function findEncoding(beginning: Uint8Array): Encoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => beginning[index] === byte));
  return marked?.[0] ?? pairsIn(beginning) ?? (isUtf8(beginning) ? 'utf-8' : 'windows-1252');
}

/** Decodes pieces that may end within a character, and drops the byte order mark. */
export function decoderOf(encoding: Encoding) {
  if (encoding === 'utf-8') return utf8Decoder();
  const decoder = new TextDecoder(encoding);
  return {
    decode: (piece: Uint8Array): string => decoder.decode(piece, { stream: true }),
    end: (): string => decoder.decode(),
  };
}
