import { type ColumnData, type FileMetaData, type ParquetReadOptions, parquetRead, parquetSchema } from 'hyparquet';

type Reading = ParquetReadOptions & { readonly metadata: FileMetaData };

export type GroupRow = Readonly<Record<string, unknown>>;

/**
 * Reads all columns of a row group at once, but makes its rows one by one, in ascending order: all rows together would
 * fill the memory.
 */
export async function readGroup(reading: Reading): Promise<(row: number) => GroupRow> {
  const parts = new Map<string, ColumnData[]>();
  const onChunk = (part: ColumnData) => {
    const known = parts.get(part.columnName) ?? [];
    known.push(part);
    parts.set(part.columnName, known);
  };
  await parquetRead({ ...reading, onChunk });
  const names = parquetSchema(reading.metadata).children.map(({ element }) => element.name);
  const columns = names.map((name) => [name, valuesOf(parts.get(name) ?? [])] as const);
  return (row) => Object.fromEntries(columns.map(([name, valueAt]) => [name, valueAt(row)]));
}

function valuesOf(parts: readonly ColumnData[]) {
  let at = 0;
  return (row: number): unknown => {
    while (row >= (parts[at]?.rowEnd ?? Number.POSITIVE_INFINITY)) at += 1;
    const part = parts[at];
    return part?.columnData[row - part.rowStart];
  };
}
