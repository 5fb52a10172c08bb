/** A row of a file, by column. */
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

/** Why a part of a file became no row. */
export type UnreadReason = 'unevenRow' | 'brokenQuote' | 'brokenJson' | 'noObject' | 'tooLarge';

export interface UnreadRow {
  /** Where it begins: a line, or the number of the item where lines say nothing; from 1. */
  readonly line: number;
  readonly reason: UnreadReason;
}

/** Rows in the order of the file. */
export interface RowBatch {
  readonly rows: readonly FileRow[];
  readonly unread: readonly UnreadRow[];
  /** How much of the file has been read so far. */
  readonly bytesRead: number;
}

/** Why nothing of a file can be read; reading breaks off where the file is gone, or whatever was to read it. */
export type UnreadableReason = 'empty' | 'damaged' | 'tooLarge' | 'unknownFormat' | 'manyFiles' | 'brokenOff';

/** What was found out about a file, or said by a person. */
export interface FileFacts {
  readonly format: FileFormat;
  /** Of texts. */
  readonly encoding: Encoding | undefined;
  /** Of tables in text: what stands between two cells. */
  readonly delimiter: string | undefined;
  /** Of such tables: whether their first row names the columns; it does where nothing is said. */
  readonly isHeaded?: boolean | undefined;
  readonly isZipped: boolean;
}

/** What a person knows better. */
export type ChosenFacts = Partial<Pick<FileFacts, 'format' | 'encoding' | 'delimiter' | 'isHeaded'>>;
