import { type ByteSource, piecesOf } from './source.ts';
import { Unreadable } from './unreadable.ts';
import { fileInZip, isZip } from './zip.ts';

const isGzip = (beginning: Uint8Array) => beginning[0] === 0x1f && beginning[1] === 0x8b;

export const isZipped = (beginning: Uint8Array): boolean => isGzip(beginning) || isZip(beginning);

/** No text of records shrinks that much; what does was made to fill the memory of whoever opens it. */
const mostGrowth = 200;
const harmless = 10_000_000;

type Piece = Uint8Array<ArrayBuffer>;

/** What lies in a zipped file, in pieces. */
export async function* unzipped(source: ByteSource): AsyncGenerator<Uint8Array> {
  if (!isZip(await source.slice(0, 4))) return yield* inflated(source, 'gzip');
  const { isDeflated, start, end } = await fileInZip(source);
  const slice: ByteSource['slice'] = (from, to) => source.slice(start + from, start + to);
  const inside = { ...source, size: end - start, slice };
  yield* isDeflated ? inflated(inside, 'deflate-raw') : piecesOf(inside);
}

/** By which name what lies in it goes. */
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
    if (bytes > harmless + source.size * mostGrowth) throw new Unreadable('tooLarge');
    yield value;
  }
}
