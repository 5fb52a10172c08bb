import type { RepeatedNamesSummary } from '#domain/creation/portable/column-matching.ts';
import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import type {
  ChosenFacts,
  FileFacts,
  FileRow,
  UnreadableReason,
  UnreadRow,
} from '#domain/creation/portable/read-rows.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';

/** A file as somebody chose it; what is in it only its reader knows. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

export interface ReadProgress {
  readonly rows: number;
  readonly unread: number;
  readonly bytesRead: number;
}

/** What is known of a file whose beginning, or all of which, has been read. */
export interface FileInspection {
  readonly facts: FileFacts;
  readonly inferred: InferredDataset;
  /** The first of its rows; whole records in the form in which we write them, whoever has written them. */
  readonly rows: readonly FileRow[];
}

export interface FileScan extends Pick<FileInspection, 'inferred'> {
  readonly rows: number;
  /** As many as anybody reads. */
  readonly unread: readonly UnreadRow[];
  readonly unreadCount: number;
}

export interface RunningRead<T> {
  readonly done: Promise<T | UnreadableReason>;
  readonly cancel: () => void;
}

/** By which ids questions and people go at the server. */
export interface ServerIds {
  readonly questions: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly me: string;
}

/** Records in a row of the file, in the form in which they are sent. */
export interface RecordBatch {
  /** The number of the first row, from 1. */
  readonly first: number;
  readonly items: readonly object[];
  /** The rows that they were made of. */
  readonly rows: readonly FileRow[];
  /** The metadata in them that are floats at the server. */
  readonly floats: readonly string[];
  /** Columns with cells that could not be read, each as often as that happened to a row. */
  readonly wrong: readonly string[];
  /** Those whose answers only suggest, because nobody is called so here. */
  readonly strangers: readonly string[];
  /** How much of the file has been read by then. */
  readonly bytesRead: number;
}

export interface BatchOrder {
  readonly file: PickedFile;
  readonly facts: FileFacts;
  readonly mapping: RowMapping;
  readonly ids: ServerIds;
  /** The number of rows that are to be left out, as they have been sent before. */
  readonly skip: number;
}

export type NamesOrder = Omit<BatchOrder, 'ids' | 'skip'>;

/** Why a file could not be read on, where that is the cause. */
export const unreadableOf = ({ cause }: Error): UnreadableReason | undefined =>
  cause instanceof Error && 'reason' in cause ? (cause.reason as UnreadableReason) : undefined;

/** Reads files away from the page, which goes on answering meanwhile. */
export abstract class RowReader {
  /** Pasted text is a file as well. */
  abstract fileFromText(text: string): PickedFile;
  abstract inspect(file: PickedFile, chosen: ChosenFacts): Promise<FileInspection | UnreadableReason>;
  /** All of it, in search of labels, of what cannot be read, and of how many rows there are. */
  abstract scan(
    file: PickedFile,
    facts: FileFacts,
    onProgress: (progress: ReadProgress) => void,
  ): RunningRead<FileScan>;
  /** One after the other: nothing is read before it is asked for. */
  abstract batches(order: BatchOrder): AsyncIterableIterator<RecordBatch>;
  /** The names that the records of a file go by outside. */
  abstract namesIn(order: NamesOrder): RunningRead<readonly string[]>;
  /** Those of them that more than one record goes by. */
  abstract repeatedIn(order: NamesOrder): RunningRead<RepeatedNamesSummary>;
}
