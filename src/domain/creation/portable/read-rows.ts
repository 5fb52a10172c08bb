/** A row of a file, by column. */
export type FileRow = Readonly<Record<string, unknown>>;

export const fileFormats = ['csv', 'json', 'jsonl', 'parquet', 'text'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** Why a part of a file became no row. */
export type UnreadReason = 'unevenRow' | 'brokenQuote' | 'brokenJson' | 'noObject' | 'tooLarge';

export interface Unread {
  /** Where it begins: a line, or the number of the item where lines say nothing; from 1. */
  readonly line: number;
  readonly reason: UnreadReason;
}

/** Rows in the order of the file. */
export interface RowBatch {
  readonly rows: readonly FileRow[];
  readonly unread: readonly Unread[];
  /** How much of the file has been read so far. */
  readonly bytesRead: number;
}

/** Why nothing of a file can be read; reading breaks off where the file is gone, or whatever was to read it. */
export type UnreadableReason = 'empty' | 'damaged' | 'tooLarge' | 'unknownFormat' | 'brokenOff';

/** What was found out about a file, or said by a person. */
export interface FileFacts {
  readonly format: FileFormat;
  /** Of texts. */
  readonly encoding: Encoding | undefined;
  /** Of tables in text: what stands between two cells. */
  readonly delimiter: string | undefined;
  readonly isZipped: boolean;
}

/** What a person knows better. */
export type GivenFacts = Partial<Pick<FileFacts, 'format' | 'encoding' | 'delimiter'>>;
