import type { FileRow, Unread } from '#domain/creation/portable/read-rows.ts';

export interface TextRows {
  readonly rows: readonly FileRow[];
  readonly unread: readonly Unread[];
}

/** Takes a text in pieces, wherever they end. */
export interface TextReader {
  readonly push: (text: string) => TextRows;
  readonly end: () => TextRows;
}

/** A row, or a part of the file that cannot be read. */
export type ReadPart = { readonly row: FileRow } | Unread;

export function collected(parts: Iterable<ReadPart>): TextRows {
  const rows: FileRow[] = [];
  const unread: Unread[] = [];
  for (const part of parts) {
    if ('row' in part) rows.push(part.row);
    else unread.push(part);
  }
  return { rows, unread };
}
