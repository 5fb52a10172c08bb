import { type Compressors, snappyUncompress } from 'hyparquet';
import {
  decompressBrotli,
  decompressGzip,
  decompressLz4,
  decompressLz4Raw,
  decompressZstd,
} from 'hyparquet-compressors';
import { Unreadable } from '../unreadable.ts';

const maxPageBytes = 256_000_000;

type Decompress = (input: Uint8Array, length: number) => Uint8Array;

function snappy(input: Uint8Array, length: number): Uint8Array {
  const page = new Uint8Array(length);
  snappyUncompress(input, page);
  return page;
}

/** Checks the declared size first, because a small damaged page can declare more bytes than fit into memory. */
const guarded =
  (decompress: Decompress): Decompress =>
  (input, length) => {
    if (length > maxPageBytes) throw new Unreadable('tooLarge');
    return decompress(input, length);
  };

/**
 * Imported one by one, because the package's list of all compressors needs WebAssembly, which the content security
 * policy forbids.
 */
export const compressors: Compressors = {
  SNAPPY: guarded(snappy),
  GZIP: guarded(decompressGzip),
  BROTLI: guarded(decompressBrotli),
  ZSTD: guarded((input) => decompressZstd(input)),
  LZ4: guarded(decompressLz4),
  LZ4_RAW: guarded(decompressLz4Raw),
};
