/** Bytes that are read where and when they are needed. */
export interface ByteSource {
  readonly name: string;
  readonly size: number;
  /** From `start` up to `end`, which is left out. */
  readonly slice: (start: number, end: number) => Promise<Uint8Array>;
}

const pieceBytes = 262_144;

/** From the beginning to the end, in pieces. */
export async function* piecesOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < source.size; start += pieceBytes)
    yield await source.slice(start, Math.min(source.size, start + pieceBytes));
}
