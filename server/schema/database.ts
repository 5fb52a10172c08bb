import type { Kysely, Transaction } from 'kysely';
import type {
  DatasetProgress,
  FormerSuggestions,
  Openings,
  QueueStarts,
  RecordContents,
  RecordIds,
  Records,
  RecordTexts,
  ResponseIds,
  Responses,
  Reveals,
  Suggestions,
  UserProgress,
  Vectors,
} from './annotation-tables.ts';
import type {
  Datasets,
  Fields,
  GuidelinesVersions,
  MetadataProperties,
  Questions,
  Users,
  VectorsSettings,
  Workspaces,
  WorkspacesUsers,
} from './dataset-tables.ts';
import type { Identities, UsedOAuthStates } from './identity-tables.ts';
import type { Jobs, Webhooks } from './job-tables.ts';
import type { Instance, Leases } from './shared-tables.ts';

export interface Database {
  readonly workspaces: Workspaces;
  readonly users: Users;
  readonly workspaces_users: WorkspacesUsers;
  readonly datasets: Datasets;
  readonly guidelines_versions: GuidelinesVersions;
  readonly fields: Fields;
  readonly questions: Questions;
  readonly metadata_properties: MetadataProperties;
  readonly vectors_settings: VectorsSettings;
  readonly records: Records;
  readonly record_contents: RecordContents;
  readonly record_texts: RecordTexts;
  readonly record_ids: RecordIds;
  readonly suggestions: Suggestions;
  readonly former_suggestions: FormerSuggestions;
  readonly responses: Responses;
  readonly response_ids: ResponseIds;
  readonly vectors: Vectors;
  readonly dataset_progress: DatasetProgress;
  readonly user_progress: UserProgress;
  readonly openings: Openings;
  readonly queue_starts: QueueStarts;
  readonly reveals: Reveals;
  readonly jobs: Jobs;
  readonly webhooks: Webhooks;
  readonly leases: Leases;
  readonly instance: Instance;
  readonly identities: Identities;
  readonly used_oauth_states: UsedOAuthStates;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;
