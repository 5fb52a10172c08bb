import type { FileRow, UnreadRow } from '#domain/creation/portable/read-rows.ts';

export interface TextRows {
  readonly rows: readonly FileRow[];
  readonly unread: readonly UnreadRow[];
}

export interface TextReader {
  readonly push: (text: string) => TextRows;
  readonly end: () => TextRows;
}

export type ReadPart = { readonly row: FileRow } | UnreadRow;

export function collected(parts: Iterable<ReadPart>): TextRows {
  const rows: FileRow[] = [];
  const unread: UnreadRow[] = [];
  for (const part of parts) {
    if ('row' in part) rows.push(part.row);
    else unread.push(part);
  }
  return { rows, unread };
}
