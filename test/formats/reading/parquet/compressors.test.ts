import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressors } from '#formats/reading/parquet/compressors.ts';

const page = new TextEncoder().encode('Ana');
const zstd = [0x28, 0xb5, 0x2f, 0xfd, 0x20, page.length, (page.length << 3) | 1, 0, 0, ...page];
const lz4 = [page.length << 4, ...page];
const snappy = [page.length, (page.length - 1) << 2, ...page];

/** The page in each compression. */
const packed = {
  SNAPPY: new Uint8Array(snappy),
  GZIP: gzipSync(page),
  BROTLI: brotliCompressSync(page),
  ZSTD: new Uint8Array(zstd),
  LZ4: new Uint8Array(lz4),
  LZ4_RAW: new Uint8Array(lz4),
};
const codecs = Object.entries(packed) as [keyof typeof packed, Uint8Array][];

describe('a compressed Parquet page', () => {
  it.each(codecs)('decompresses to the original bytes with %s', (codec, bytes) => {
    expect(new Uint8Array(compressors[codec]?.(bytes, page.length) ?? [])).toEqual(page);
  });

  it.each(codecs)('is rejected with %s if its data cannot reach the declared size', (codec, bytes) => {
    expect(() => compressors[codec]?.(bytes, 300_000_000)).toThrow('tooLarge');
  });
});
