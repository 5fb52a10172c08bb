import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, JsonObject, NullableJson, Time, Times } from './column.ts';

export type Role = 'owner' | 'admin' | 'annotator';
export type DatasetStatus = 'draft' | 'ready';
export interface Distribution {
  readonly strategy: 'overlap';
  readonly min_submitted: number;
}

export interface Workspaces extends Times {
  readonly id: Generated<string>;
  readonly name: string;
  readonly deleted_at: Time | null;
}

export interface Users extends Times {
  readonly n: GeneratedAlways<number>;
  readonly id: Generated<string>;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly role: Role;
  readonly password_hash: string;
  /** False for generated passwords. */
  readonly password_is_personal: Generated<boolean>;
  /** Tokens with a lower count are invalid. */
  readonly sessions_ended: Generated<number>;
  readonly api_key_hash: Buffer;
  readonly api_key_cipher: Buffer;
  readonly deleted_at: Time | null;
}

export interface WorkspacesUsers {
  readonly workspace_id: string;
  readonly user_id: string;
}

export interface Datasets extends Times {
  /** Partition key. */
  readonly ds: GeneratedAlways<number>;
  readonly id: Generated<string>;
  readonly workspace_id: string;
  readonly name: string;
  readonly guidelines: string | null;
  readonly status: Generated<DatasetStatus>;
  readonly allow_extra_metadata: Generated<boolean>;
  readonly distribution: Json<Distribution>;
  readonly metadata: NullableJson<JsonObject>;
  /** Whether responses keep the active time of their users. */
  readonly measures_time: Generated<boolean>;
  readonly next_seq: Generated<number>;
  readonly analyser_version: Generated<number>;
  readonly last_activity_at: Time;
  readonly deleted_at: Time | null;
  readonly deleted_by: string | null;
  /** End of the time in the trash; null if the dataset was never there. */
  readonly removed_at: Time | null;
}

export interface GuidelinesVersions {
  readonly dataset_id: string;
  /** Start of the time in which annotators see this text. */
  readonly since: Time;
  readonly guidelines: string | null;
}

interface Setting extends Times {
  readonly id: Generated<string>;
  readonly dataset_id: string;
  readonly name: string;
  readonly title: string;
}

export interface Fields extends Setting {
  /** Prefix of the field's words in `record_texts`. */
  readonly tag: number;
  readonly position: number;
  readonly required: boolean;
  readonly settings: Json<JsonObject>;
}

/** Which records show annotators a question's suggestions: all, those they have answered, none, or a share. */
export type SuggestionsShown = 'always' | 'after_answer' | 'never' | 'on_share';

export interface Questions extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly position: number;
  readonly description: string | null;
  readonly required: boolean;
  readonly settings: Json<JsonObject>;
  readonly suggestions_shown: Generated<SuggestionsShown>;
  /** Between 0 and 1; null unless suggestions are shown on a share of the records. */
  readonly shown_share: Generated<number | null>;
}

export interface MetadataProperties extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly settings: Json<JsonObject>;
  readonly visible_for_annotators: boolean;
}

export interface VectorsSettings extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly dimensions: number;
  /** Incremented by each write and deletion of vectors. */
  readonly version: Generated<number>;
  /** Version of the last deletion of vectors. */
  readonly forgotten: Generated<number>;
}
