import type { Answers } from './answer.ts';
import type { FieldValue } from './field.ts';
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
}

export const statusOf = (record: DatasetRecord): RecordStatus => record.response?.status ?? 'pending';
