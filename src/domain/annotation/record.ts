import { limits } from '../shared/limits.ts';
import type { Answers } from './answer.ts';
import { asText, contentOf, type Field, type FieldValue } from './field.ts';
import type { Suggestion } from './suggestion.ts';

export type ResponseStatus = 'submitted' | 'discarded' | 'draft';
export type RecordStatus = ResponseStatus | 'pending';

/** What one person answered to a record, as the server last confirmed it. */
export interface RecordResponse {
  readonly id: string;
  readonly status: ResponseStatus;
  readonly answers: Answers;
  readonly updatedAt: string;
}

export interface DatasetRecord {
  readonly id: string;
  readonly datasetId: string;
  readonly externalId: string | undefined;
  /** Its position in the queue, from 1. */
  readonly page: number;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The first of the record's responses: the reader's own. */
  readonly response: RecordResponse | undefined;
  readonly suggestions: readonly Suggestion[];
  readonly score: number | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Enough people have submitted an answer. */
  readonly isCompleted: boolean;
  readonly insertedAt: string;
  readonly updatedAt: string;
  /** As the server gave it, in the server's own names: what the template of a custom field reads. */
  readonly original: Readonly<Record<string, unknown>>;
}

/** What became of a record. */
export interface RecordState {
  readonly response: Pick<RecordResponse, 'status'> | undefined;
  readonly isCompleted: boolean;
}

export const statusOf = ({ response }: Pick<RecordState, 'response'>): RecordStatus => response?.status ?? 'pending';

/** Without an answer a record is pending again. */
export const withoutResponse = (record: DatasetRecord): DatasetRecord => ({ ...record, response: undefined });

/** The fields that a record has something in; an empty text, zero and false are something. */
export const fieldsWithContent = <F extends Field>({ fields }: DatasetRecord, all: readonly F[]): readonly F[] =>
  all.filter(({ name }) => Object.hasOwn(fields, name) && fields[name] !== null && fields[name] !== undefined);

/** Enough to know a record again, in one line. */
export const previewOf = (record: DatasetRecord, fields: readonly Field[]): string =>
  fieldsWithContent(record, fields)
    .filter(({ type }) => type === 'text' || type === 'chat')
    .map((field) => asText(contentOf(field, record.fields[field.name])).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .slice(0, limits.recordPreview.maxFields)
    .join(' · ')
    .slice(0, limits.recordPreview.maxChars);

/** What is kept of a record that lies far from the page in view: its place, and what became of it. */
export interface UnloadedRecord extends RecordState {
  readonly id: string;
  readonly page: number;
  readonly fields?: undefined;
}

export type QueuedRecord = DatasetRecord | UnloadedRecord;

export const isLoaded = (record: QueuedRecord | undefined): record is DatasetRecord => record?.fields !== undefined;

export const unload = ({ id, page, isCompleted, response }: DatasetRecord): UnloadedRecord => ({
  id,
  page,
  isCompleted,
  response: response && { status: response.status },
});

/** Whether a record that was in the server's list is there no longer. */
export const hasLeftServerList = (record: RecordState, status: RecordStatus): boolean =>
  statusOf(record) !== status || (status === 'pending' && record.isCompleted);

/** How many of those before this place are in the server's list no longer. */
export const countRemovedBefore = (records: readonly QueuedRecord[], page: number, status: RecordStatus): number =>
  records.filter((record) => record.page < page && hasLeftServerList(record, status)).length;
