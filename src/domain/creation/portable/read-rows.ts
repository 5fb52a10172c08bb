/** Cells by column. */
export type FileRow = Readonly<Record<string, unknown>>;

export const fileFormats = ['csv', 'json', 'jsonl', 'parquet', 'text'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;
export type Encoding = (typeof encodings)[number];

export type UnreadReason = 'unevenRow' | 'brokenQuote' | 'brokenJson' | 'noObject' | 'tooLarge';

export interface UnreadRow {
  /** Line number, or index of the item in formats without lines; from 1. */
  readonly line: number;
  readonly reason: UnreadReason;
}

export interface RowBatch {
  readonly rows: readonly FileRow[];
  readonly unread: readonly UnreadRow[];
  readonly bytesRead: number;
}

/** `brokenOff`: the file was removed, or the worker has stopped. */
export type UnreadableReason = 'empty' | 'damaged' | 'tooLarge' | 'unknownFormat' | 'manyFiles' | 'brokenOff';

export interface FileFacts {
  readonly format: FileFormat;
  /** Text formats only. */
  readonly encoding: Encoding | undefined;
  readonly delimiter: string | undefined;
  /** Whether the first row of a text table names the columns; true by default. */
  readonly isHeaded?: boolean | undefined;
  readonly isZipped: boolean;
}

export type ChosenFacts = Partial<Pick<FileFacts, 'format' | 'encoding' | 'delimiter' | 'isHeaded'>>;
