import type { Generated } from 'kysely';
import type { Json, JsonObject, NullableJson, Time, Times } from './column.ts';

export type RecordStatus = 'pending' | 'completed';
export type ResponseStatus = 'draft' | 'submitted' | 'discarded';
export type SuggestionType = 'model' | 'human';

/** Narrow and hot: what filters, sorts and counts need. */
export interface Records extends Times {
  readonly ds: number;
  readonly seq: number;
  readonly id: string;
  readonly external_id: string | null;
  readonly status: Generated<RecordStatus>;
  readonly metadata: NullableJson<JsonObject>;
}

/** Wide and cold. */
export interface RecordContents {
  readonly ds: number;
  readonly seq: number;
  /** `json`, which keeps the order of keys. */
  readonly fields: Json<JsonObject>;
}

export interface RecordTexts {
  readonly ds: number;
  readonly seq: number;
  readonly tsv: string;
}

export interface RecordIds {
  readonly id: string;
  readonly ds: number;
  readonly seq: number;
}

export interface Suggestions extends Times {
  readonly ds: number;
  readonly question_n: number;
  readonly seq: number;
  readonly value: Json<unknown>;
  /** The highest of `scores`, for ranges and sorts. */
  readonly score: number | null;
  /** One for each value; null where one score stands for the whole. */
  readonly scores: number[] | null;
  readonly agent: string | null;
  readonly type: SuggestionType | null;
}

export interface Responses extends Times {
  readonly ds: number;
  readonly user_n: number;
  readonly seq: number;
  readonly id: Generated<string>;
  readonly status: ResponseStatus;
  readonly values: NullableJson<JsonObject>;
  /** Whether the record is pending, repeated here for the counters. */
  readonly record_pending: boolean;
}

export interface ResponseIds {
  readonly id: string;
  readonly ds: number;
  readonly user_n: number;
  readonly seq: number;
}

export interface Vectors {
  readonly ds: number;
  readonly setting_n: number;
  readonly seq: number;
  /** Little-endian 32-bit floats. */
  readonly value: Buffer;
  /** What else it takes to give the numbers back as they were sent. */
  readonly exact: Buffer | null;
  /** The version of its vectors settings that wrote it. */
  readonly changed: Generated<number>;
}

export interface DatasetProgress {
  readonly ds: number;
  readonly total: Generated<number>;
  /** Completions that no user's row counts. */
  readonly completed: Generated<number>;
}

/** One row a user, so that two who answer at once never wait for each other. */
export interface UserProgress {
  readonly ds: number;
  readonly user_n: number;
  readonly submitted: Generated<number>;
  readonly discarded: Generated<number>;
  readonly draft: Generated<number>;
  /** How many of these answers stand on records that are still pending. */
  readonly on_pending: Generated<number>;
  /** Records that this user's doings completed, less those that they reopened. */
  readonly completed: Generated<number>;
  readonly last_activity_at: Time;
}

/** Records that somebody may answer who could not before: because they, or the record, lost an answer. */
export interface Openings {
  readonly ds: number;
  /** How many there were. */
  readonly opened: number;
  /** The records of the latest of them, the newest first. */
  readonly lately: readonly number[];
}

/** What somebody had left when so many records had been opened: all from here on, and few before. */
export interface QueueStarts {
  readonly ds: number;
  readonly user_n: number;
  /** Whether completed records are left to nobody. */
  readonly only_pending: boolean;
  readonly begins_at: number;
  readonly left_before: readonly number[];
  readonly as_of: number;
}
