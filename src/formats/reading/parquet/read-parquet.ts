import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, type RowGroup } from 'hyparquet';
import type { FileRow, RowBatch } from '#domain/creation/portable/read-rows.ts';
import type { ByteSource } from '../source.ts';
import { Unreadable } from '../unreadable.ts';
import { classNamesIn, hubKey, withClassNames } from './class-names.ts';
import { compressors } from './compressors.ts';
import { withoutDecimals } from './decimals.ts';
import { type GroupRow, readGroup } from './group-rows.ts';
import { fromParquet } from './parquet-values.ts';
import { exactTimes } from './times.ts';

/** A row group is read as a whole, so a larger one would fill the memory. */
const maxGroupBytes = 1_000_000_000;
const maxGroupValues = 50_000_000;
const batchRows = 1000;

const [first, last] = [0x50, 0x31];
export const isParquet = (beginning: Uint8Array): boolean =>
  beginning[0] === first && beginning[1] === 0x41 && beginning[2] === 0x52 && beginning[3] === last;

const fileOf = ({ size, slice }: ByteSource): AsyncBuffer => ({
  byteLength: size,
  slice: async (start, end = size) => new Uint8Array(await slice(start, end)).buffer, // a copy: views may share theirs
});

const damaged = (cause: unknown) => {
  throw cause instanceof Unreadable ? cause : new Unreadable('damaged', { cause });
};

export interface OpenedParquet {
  readonly metadata: FileMetaData;
  /** Value of a key in the metadata of the file. */
  readonly note: (key: string) => string | undefined;
}

export async function openParquet(source: ByteSource): Promise<OpenedParquet> {
  const metadata = await parquetMetadataAsync(fileOf(source)).catch(damaged);
  const note = (key: string) => metadata.key_value_metadata?.find((each) => each.key === key)?.value;
  return { metadata, note };
}

/** Reads row group by row group; with a limit, only as much of a group as needed. */
export async function* readParquet(
  source: ByteSource,
  { metadata, note }: OpenedParquet,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<RowBatch> {
  const decimals = withoutDecimals(metadata);
  const classes = classNamesIn(note(hubKey));
  const wanted = {
    parsers: exactTimes,
    file: fileOf(source),
    metadata,
    compressors,
    utf8: false,
    useOffsetIndex: true,
  };
  const pause = pausing();
  let rowStart = 0;
  for (const group of metadata.row_groups) {
    if (rowStart >= most) return;
    if (isTooLarge(group)) throw new Unreadable('tooLarge');
    const rowEnd = Math.min(rowStart + Number(group.num_rows), most);
    const rowAt = await readGroup({ ...wanted, rowStart, rowEnd }).catch(damaged);
    const bytesRead = Math.round((source.size * rowEnd) / Math.max(1, Number(metadata.num_rows)));
    for (let at = rowStart; at < rowEnd; at += batchRows) {
      const rows = Array.from({ length: Math.min(batchRows, rowEnd - at) }, (_, index) => rowAt(at + index));
      yield { rows: rows.map((row) => withClassNames(plainRow(row, decimals), classes)), unread: [], bytesRead };
      await pause();
    }
    rowStart = rowEnd;
  }
}

/** Longest time without a turn for messages and keys. */
const maxBlockMs = 50;

/** Waits for a timer, because promises alone would keep messages and keys waiting. */
function pausing() {
  let heldSince = performance.now();
  return async (): Promise<void> => {
    if (performance.now() - heldSince < maxBlockMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    heldSince = performance.now();
  };
}

/** Parquet stores a repeated value once, so a few bytes may stand for more values than fit into memory. */
function isTooLarge({ total_byte_size, num_rows, columns }: RowGroup): boolean {
  const values = columns.map(({ meta_data }) => Math.max(Number(num_rows), Number(meta_data?.num_values ?? 0)));
  return total_byte_size > maxGroupBytes || values.reduce((sum, each) => sum + each, 0) > maxGroupValues;
}

const plainRow = (row: GroupRow, decimals: ReturnType<typeof withoutDecimals>): FileRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromParquet(decimals.get(name)?.(value) ?? value)]),
  );
