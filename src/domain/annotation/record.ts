import { limits } from '../shared/limits.ts';
import type { Answers } from './answer.ts';
import { asText, contentOf, type Field, type FieldValue } from './field.ts';
import type { Suggestion } from './suggestion.ts';

export type ResponseStatus = 'submitted' | 'discarded' | 'draft';
export type RecordStatus = ResponseStatus | 'pending';
export type ShownStatus = RecordStatus | 'completed';
/** Records in a queue: by the status of the user's response, or by what the team has done. */
export type QueueStatus = RecordStatus | 'completed' | 'all';

/** Whether a suggestion was in view when a question was answered, by question; what is missing is unknown. */
export type SuggestionsSeen = Readonly<Record<string, boolean>>;

/** The response of one user, as the server last confirmed it. */
export interface RecordResponse {
  readonly id: string;
  readonly status: ResponseStatus;
  readonly answers: Answers;
  readonly suggestionsSeen?: SuggestionsSeen | undefined;
  readonly updatedAt: string;
}

export interface DatasetRecord {
  readonly id: string;
  readonly datasetId: string;
  readonly externalId: string | undefined;
  /** Position in the queue, from 1. */
  readonly page: number;
  readonly fields: Readonly<Record<string, FieldValue>>;
  /** The response of the signed-in user. */
  readonly response: RecordResponse | undefined;
  readonly suggestions: readonly Suggestion[];
  readonly score: number | undefined;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Enough users have submitted a response. */
  readonly isCompleted: boolean;
  readonly insertedAt: string;
  readonly updatedAt: string;
  /** The wire format of the record, for templates of custom fields. */
  readonly original: Readonly<Record<string, unknown>>;
}

export interface RecordState {
  readonly response: Pick<RecordResponse, 'status'> | undefined;
  readonly isCompleted: boolean;
}

export const statusOf = ({ response }: Pick<RecordState, 'response'>): RecordStatus => response?.status ?? 'pending';

/** The status of the user's response; without one, what the team has done. */
export const shownStatusOf = ({ response, isCompleted }: RecordState): ShownStatus =>
  response?.status ?? (isCompleted ? 'completed' : 'pending');

/** Submitted responses complete a record. */
export const withoutResponse = (record: DatasetRecord): DatasetRecord => ({
  ...record,
  response: undefined,
  isCompleted: record.isCompleted && record.response?.status !== 'submitted',
});

/** Empty texts, zero and false are content. */
export const fieldsWithContent = <F extends Field>({ fields }: DatasetRecord, all: readonly F[]): readonly F[] =>
  all.filter(({ name }) => Object.hasOwn(fields, name) && fields[name] !== null && fields[name] !== undefined);

export const previewOf = (record: DatasetRecord, fields: readonly Field[]): string =>
  fieldsWithContent(record, fields)
    .filter(({ type }) => type === 'text' || type === 'chat')
    .map((field) => asText(contentOf(field, record.fields[field.name])).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .slice(0, limits.recordPreview.maxFields)
    .join(' · ')
    .slice(0, limits.recordPreview.maxChars);

/** A record far from the current page, without its contents. */
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

export function hasLeftServerList(record: RecordState, status: QueueStatus): boolean {
  if (status === 'all') return false;
  if (status === 'completed') return !record.isCompleted;
  return statusOf(record) !== status || (status === 'pending' && record.isCompleted);
}

/** Lists in which a record stays after an answer. */
export const keepsAnswered = (status: QueueStatus): boolean => ['submitted', 'completed', 'all'].includes(status);

export const countRemovedBefore = (records: readonly QueuedRecord[], page: number, status: QueueStatus): number =>
  records.filter((record) => record.page < page && hasLeftServerList(record, status)).length;
