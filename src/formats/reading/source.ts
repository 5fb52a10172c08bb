/** A file or another source that is read in parts. */
export interface ByteSource {
  readonly name: string;
  readonly size: number;
  /** `end` is exclusive. */
  readonly slice: (start: number, end: number) => Promise<Uint8Array>;
}

const pieceBytes = 262_144;

/** Yields the source from start to end in pieces. */
export async function* piecesOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < source.size; start += pieceBytes)
    yield await source.slice(start, Math.min(source.size, start + pieceBytes));
}
