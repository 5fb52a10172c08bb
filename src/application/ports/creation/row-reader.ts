import type { InferredDataset } from '#domain/creation/portable/inferred-dataset.ts';
import type {
  ChosenFacts,
  FileFacts,
  FileRow,
  UnreadableReason,
  UnreadRow,
} from '#domain/creation/portable/read-rows.ts';
import type { RowCheck } from '#domain/creation/portable/row-check.ts';
import type { RowMapping } from '#domain/creation/portable/row-mapping.ts';

/** A file of the user; only its reader knows the contents. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
}

export interface ReadProgress {
  readonly rows: number;
  readonly unread: number;
  readonly bytesRead: number;
}

/** Facts about a file after its beginning, or all of it, was read. */
export interface FileInspection {
  readonly facts: FileFacts;
  readonly inferred: InferredDataset;
  /** The first rows; whole records are converted to our own format. */
  readonly rows: readonly FileRow[];
}

export interface FileScan extends Pick<FileInspection, 'inferred'> {
  readonly rows: number;
  /** Only the first ones. */
  readonly unread: readonly UnreadRow[];
  readonly unreadCount: number;
}

export interface RunningRead<T> {
  readonly done: Promise<T | UnreadableReason>;
  readonly cancel: () => void;
}

/** Ids at the server, by name. */
export interface ServerIds {
  readonly questions: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly me: string;
}

export interface RecordBatch {
  /** Number of the first row, from 1. */
  readonly first: number;
  readonly items: readonly object[];
  readonly rows: readonly FileRow[];
  /** Metadata that the server stores as floats. */
  readonly floats: readonly string[];
  /** Columns with cells that do not fit their target, once per row. */
  readonly wrong: readonly string[];
  /** Unknown usernames, whose answers become suggestions. */
  readonly strangers: readonly string[];
  /** Bytes of the file read up to this batch. */
  readonly bytesRead: number;
}

export interface BatchOrder {
  readonly file: PickedFile;
  readonly facts: FileFacts;
  readonly mapping: RowMapping;
  readonly ids: ServerIds;
  /** Rows to skip, because an earlier run has sent them. */
  readonly skip: number;
}

export type NamesOrder = Omit<BatchOrder, 'ids' | 'skip'>;

export const unreadableOf = ({ cause }: Error): UnreadableReason | undefined =>
  cause instanceof Error && 'reason' in cause ? (cause.reason as UnreadableReason) : undefined;

/** Reads files in a worker, so that the page stays responsive. */
export abstract class RowReader {
  abstract fileFromText(text: string): PickedFile;
  abstract inspect(file: PickedFile, chosen: ChosenFacts): Promise<FileInspection | UnreadableReason>;
  /** Reads the whole file for labels, unreadable rows and the number of rows. */
  abstract scan(
    file: PickedFile,
    facts: FileFacts,
    onProgress: (progress: ReadProgress) => void,
  ): RunningRead<FileScan>;
  /** Lazy: reads the next batch on request. */
  abstract batches(order: BatchOrder): AsyncIterableIterator<RecordBatch>;
  abstract namesIn(order: NamesOrder): RunningRead<readonly string[]>;
  /** Reads the whole file as the import would. */
  abstract check(order: NamesOrder): RunningRead<RowCheck>;
}
