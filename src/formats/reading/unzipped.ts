import { type ByteSource, piecesOf } from './source.ts';
import { Unreadable } from './unreadable.ts';
import { fileInZip, isZip } from './zip.ts';

const isGzip = (beginning: Uint8Array) => beginning[0] === 0x1f && beginning[1] === 0x8b;

export const isZipped = (beginning: Uint8Array): boolean => isGzip(beginning) || isZip(beginning);

/** Higher ratios are decompression bombs: no text of records shrinks that much. */
const maxRatio = 200;
const alwaysAllowedBytes = 10_000_000;

type Piece = Uint8Array<ArrayBuffer>;

export async function* unzipped(source: ByteSource): AsyncGenerator<Uint8Array> {
  if (!isZip(await source.slice(0, 4))) return yield* inflated(source, 'gzip');
  const { isDeflated, start, end } = await fileInZip(source);
  const slice: ByteSource['slice'] = (from, to) => source.slice(start + from, start + to);
  const inside = { ...source, size: end - start, slice };
  yield* isDeflated ? inflated(inside, 'deflate-raw') : piecesOf(inside);
}

/** Name of the file inside. */
export const nameInside = async (source: ByteSource): Promise<string> =>
  isZip(await source.slice(0, 4)) ? (await fileInZip(source)).name : source.name;

async function* inflated(source: ByteSource, format: 'gzip' | 'deflate-raw'): AsyncGenerator<Uint8Array> {
  const pieces = piecesOf(source);
  const zipped = new ReadableStream<Piece>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value as Piece);
    },
  });
  const reader = zipped.pipeThrough(new DecompressionStream(format)).getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw cause instanceof Unreadable ? cause : new Unreadable('damaged', { cause });
    });
    if (done) return;
    bytes += value.length;
    if (bytes > alwaysAllowedBytes + source.size * maxRatio) throw new Unreadable('tooLarge');
    yield value;
  }
}
