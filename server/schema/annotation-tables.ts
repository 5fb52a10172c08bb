import type { Generated } from 'kysely';
import type { Json, JsonObject, NullableJson, Time, Times } from './column.ts';

export type RecordStatus = 'pending' | 'completed';
export type ResponseStatus = 'draft' | 'submitted' | 'discarded';
export type SuggestionType = 'model' | 'human';

/** Narrow table for filters, sorts and counts. */
export interface Records extends Times {
  readonly ds: number;
  readonly seq: number;
  readonly id: string;
  readonly external_id: string | null;
  readonly status: Generated<RecordStatus>;
  readonly metadata: NullableJson<JsonObject>;
}

export interface RecordContents {
  readonly ds: number;
  readonly seq: number;
  /** `json` keeps the order of keys. */
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
  /** Maximum of `scores`, for ranges and sorts. */
  readonly score: number | null;
  /** One for each value; null if there is one score for all. */
  readonly scores: number[] | null;
  readonly agent: string | null;
  readonly type: SuggestionType | null;
}

/** Latest suggestion of each agent that another agent has replaced. Deleted with the current suggestion. */
export interface FormerSuggestions {
  readonly ds: number;
  readonly question_n: number;
  readonly seq: number;
  /** Empty for suggestions without the name of an agent. */
  readonly agent: string;
  readonly value: Json<unknown>;
  readonly score: number | null;
}

export interface Responses extends Times {
  readonly ds: number;
  readonly user_n: number;
  readonly seq: number;
  readonly id: Generated<string>;
  readonly status: ResponseStatus;
  readonly values: NullableJson<JsonObject>;
  /** Copy of the record's status, for the counters. */
  readonly record_pending: boolean;
  /** Active time of the user; null if it was not measured. */
  readonly active_ms: number | null;
  /** Keys are questions; null for responses of other clients. */
  readonly suggestions_seen: NullableJson<Readonly<Record<string, boolean>>>;
  /** Answers that were given before a suggestion was seen, and may have been changed since. Format of `values`. */
  readonly blind_values: NullableJson<JsonObject>;
}

/** Suggestions that a user has revealed after the answer. */
export interface Reveals {
  readonly ds: number;
  readonly user_n: number;
  readonly seq: number;
  readonly question_n: number;
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
  /** Rest of the numbers beyond 32 bits; see `exactVector`. */
  readonly exact: Buffer | null;
  /** Version of the vector settings at the last write. */
  readonly changed: Generated<number>;
}

export interface DatasetProgress {
  readonly ds: number;
  readonly total: Generated<number>;
  /** Completions without a user. */
  readonly completed: Generated<number>;
}

/** One row a user, so that concurrent answers never wait for each other. */
export interface UserProgress {
  readonly ds: number;
  readonly user_n: number;
  readonly submitted: Generated<number>;
  readonly discarded: Generated<number>;
  readonly draft: Generated<number>;
  /** Number of these responses on pending records. */
  readonly on_pending: Generated<number>;
  /** Records that the user completed, minus those that the user reopened. */
  readonly completed: Generated<number>;
  readonly last_activity_at: Time;
}

/** Records that users may answer again, because an answer was deleted or the record was reopened. */
export interface Openings {
  readonly ds: number;
  readonly opened: number;
  /** Records of the latest openings, newest first. */
  readonly lately: readonly number[];
}

/** Start of a user's queue as of an opening: unanswered records from here on, and few before. */
export interface QueueStarts {
  readonly ds: number;
  readonly user_n: number;
  /** Excludes completed records. */
  readonly only_pending: boolean;
  readonly begins_at: number;
  readonly left_before: readonly number[];
  readonly as_of: number;
}
