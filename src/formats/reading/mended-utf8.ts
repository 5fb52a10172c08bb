const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');
/** Without `stream`, Node decodes windows-1252 as Latin-1. */
const inPieces = { stream: true };
const maxCharBytes = 4;

/** Length of the character that begins with this byte; 1 for an invalid byte. */
function lengthFrom(byte: number): number {
  if (byte >= 0xf0) return byte < 0xf8 ? maxCharBytes : 1;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}

const isInner = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte < 0xc0;

/** Number of bytes without an incomplete character at the end. */
function wholeLength(bytes: Uint8Array): number {
  for (let back = 1; back < maxCharBytes && back <= bytes.length; back += 1) {
    const at = bytes.length - back;
    if (isInner(bytes[at])) continue;
    return lengthFrom(bytes[at] ?? 0) > back ? at : bytes.length;
  }
  return bytes.length;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads invalid bytes as windows-1252. */
function mended(bytes: Uint8Array): string {
  const texts: string[] = [];
  let [good, at] = [0, 0];
  while (at < bytes.length) {
    const end = at + lengthFrom(bytes[at] ?? 0);
    if (bytes[at] !== undefined && (bytes[at] as number) < 0x80) at += 1;
    else if (end <= bytes.length && textOf(bytes.subarray(at, end)) !== undefined) at = end;
    else {
      texts.push(strict.decode(bytes.subarray(good, at)), western.decode(bytes.subarray(at, at + 1), inPieces));
      at += 1;
      good = at;
    }
  }
  return [...texts, strict.decode(bytes.subarray(good))].join('');
}

const joined = (one: Uint8Array, other: Uint8Array) => {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
};

const mark = '\ufeff';

/**
 * Decodes UTF-8 in pieces and keeps invalid bytes: files are joined from files of different encodings, or were taken
 * for UTF-8 because their first umlaut comes late.
 */
export function utf8Decoder() {
  let rest: Uint8Array = new Uint8Array();
  let isBegun = false;
  const take = (bytes: Uint8Array) => {
    const text = textOf(bytes) ?? mended(bytes);
    const isMarked = !isBegun && text.startsWith(mark);
    isBegun ||= text !== '';
    return isMarked ? text.slice(1) : text;
  };
  return {
    decode: (piece: Uint8Array): string => {
      const bytes = rest.length > 0 ? joined(rest, piece) : piece;
      const end = wholeLength(bytes);
      rest = bytes.slice(end);
      return take(bytes.subarray(0, end));
    },
    end: (): string => take(rest),
  };
}
