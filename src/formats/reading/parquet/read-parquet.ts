import { type AsyncBuffer, type FileMetaData, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import type { FileRow, RowBatch } from '#domain/creation/portable/read-rows.ts';
import type { ByteSource } from '../source.ts';
import { Unreadable } from '../unreadable.ts';
import { compressors } from './compressors.ts';
import { withoutDecimals } from './decimals.ts';
import { fromParquet } from './parquet-values.ts';
import { exactTimes } from './times.ts';

/** A group is read as a whole, so one that is larger would fill the memory. */
const largestGroup = 1_000_000_000;
const atOnce = 1000;

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
  /** What stands in its notes under a name. */
  readonly note: (key: string) => string | undefined;
}

export async function openParquet(source: ByteSource): Promise<OpenedParquet> {
  const metadata = await parquetMetadataAsync(fileOf(source)).catch(damaged);
  const note = (key: string) => metadata.key_value_metadata?.find((each) => each.key === key)?.value;
  return { metadata, note };
}

/** Group by group, as they were written; where only so many rows are wanted, no more of a group than holds them. */
export async function* readParquet(
  source: ByteSource,
  { metadata }: OpenedParquet,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<RowBatch> {
  const decimals = withoutDecimals(metadata);
  const wanted = {
    parsers: exactTimes,
    file: fileOf(source),
    metadata,
    compressors,
    utf8: false,
    useOffsetIndex: true,
  };
  let rowStart = 0;
  for (const { num_rows, total_byte_size } of metadata.row_groups) {
    if (rowStart >= most) return;
    if (total_byte_size > largestGroup) throw new Unreadable('tooLarge');
    const rowEnd = Math.min(rowStart + Number(num_rows), most);
    const rows = await parquetReadObjects({ ...wanted, rowStart, rowEnd }).catch(damaged);
    const bytesRead = Math.round((source.size * rowEnd) / Math.max(1, Number(metadata.num_rows)));
    for (let at = 0; at < rows.length; at += atOnce)
      yield { rows: rows.slice(at, at + atOnce).map((row) => plainRow(row, decimals)), unread: [], bytesRead };
    rowStart = rowEnd;
  }
}

const plainRow = (row: Record<string, unknown>, decimals: ReturnType<typeof withoutDecimals>): FileRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, fromParquet(decimals.get(name)?.(value) ?? value)]),
  );
