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
  /** False while the password is one that we made up. */
  readonly password_is_personal: Generated<boolean>;
  /** How often all sessions were ended: a token of an earlier one opens nothing. */
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
  /** The small number by which the partitioned tables know this dataset. */
  readonly ds: GeneratedAlways<number>;
  readonly id: Generated<string>;
  readonly workspace_id: string;
  readonly name: string;
  readonly guidelines: string | null;
  readonly status: Generated<DatasetStatus>;
  readonly allow_extra_metadata: Generated<boolean>;
  readonly distribution: Json<Distribution>;
  readonly metadata: NullableJson<JsonObject>;
  readonly next_seq: Generated<number>;
  readonly analyser_version: Generated<number>;
  readonly last_activity_at: Time;
  readonly deleted_at: Time | null;
  readonly deleted_by: string | null;
  /** When it goes for good; missing where nobody could restore it from the beginning. */
  readonly removed_at: Time | null;
}

interface Setting extends Times {
  readonly id: Generated<string>;
  readonly dataset_id: string;
  readonly name: string;
  readonly title: string;
}

export interface Fields extends Setting {
  /** Marks the words of this field in `record_texts`. */
  readonly tag: number;
  readonly position: number;
  readonly required: boolean;
  readonly settings: Json<JsonObject>;
}

export interface Questions extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly position: number;
  readonly description: string | null;
  readonly required: boolean;
  readonly settings: Json<JsonObject>;
}

export interface MetadataProperties extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly settings: Json<JsonObject>;
  readonly visible_for_annotators: boolean;
}

export interface VectorsSettings extends Setting {
  readonly n: GeneratedAlways<number>;
  readonly dimensions: number;
  /** Grows with each writing and forgetting of vectors. */
  readonly version: Generated<number>;
  /** The version in which vectors were last forgotten. */
  readonly forgotten: Generated<number>;
}
