const times = `inserted_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now()`;
const id = 'id uuid PRIMARY KEY DEFAULT gen_random_uuid()';
const number = 'n int GENERATED ALWAYS AS IDENTITY UNIQUE';
const ofDataset = 'dataset_id uuid NOT NULL REFERENCES datasets ON DELETE CASCADE';

export const datasetTables = [
  `CREATE TABLE workspaces (${id}, name text NOT NULL, ${times}, deleted_at timestamptz)`,
  `CREATE UNIQUE INDEX workspaces_name ON workspaces (name) WHERE deleted_at IS NULL`,

  `CREATE TABLE users (${number}, ${id},
    username text NOT NULL, first_name text NOT NULL, last_name text,
    role text NOT NULL DEFAULT 'annotator' CHECK (role IN ('owner', 'admin', 'annotator')),
    password_hash text NOT NULL, password_is_personal boolean NOT NULL DEFAULT true,
    api_key_hash bytea NOT NULL, api_key_cipher bytea NOT NULL, ${times}, deleted_at timestamptz)`,
  `CREATE UNIQUE INDEX users_username ON users (username) WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX users_api_key ON users (api_key_hash) WHERE deleted_at IS NULL`,

  `CREATE TABLE workspaces_users (
    workspace_id uuid NOT NULL REFERENCES workspaces ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    PRIMARY KEY (user_id, workspace_id))`,
  `CREATE INDEX workspaces_users_workspace ON workspaces_users (workspace_id)`,

  `CREATE TABLE datasets (ds int GENERATED ALWAYS AS IDENTITY UNIQUE, ${id},
    workspace_id uuid NOT NULL REFERENCES workspaces, name text NOT NULL, guidelines text,
    status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'ready')),
    allow_extra_metadata boolean NOT NULL DEFAULT true,
    distribution jsonb NOT NULL DEFAULT '{"strategy": "overlap", "min_submitted": 1}',
    metadata jsonb, next_seq bigint NOT NULL DEFAULT 1, ${times},
    last_activity_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz)`,
  `CREATE UNIQUE INDEX datasets_name ON datasets (workspace_id, name) WHERE deleted_at IS NULL`,

  `CREATE TABLE fields (${id}, ${ofDataset}, tag smallint NOT NULL, position smallint NOT NULL,
    name text NOT NULL, title text NOT NULL, required boolean NOT NULL DEFAULT false,
    settings jsonb NOT NULL, ${times}, UNIQUE (dataset_id, name), UNIQUE (dataset_id, tag))`,

  `CREATE TABLE questions (${number}, ${id}, ${ofDataset}, position smallint NOT NULL,
    name text NOT NULL, title text NOT NULL, description text, required boolean NOT NULL DEFAULT false,
    settings jsonb NOT NULL, ${times}, UNIQUE (dataset_id, name))`,

  `CREATE TABLE metadata_properties (${number}, ${id}, ${ofDataset},
    name text NOT NULL, title text NOT NULL, settings jsonb NOT NULL,
    visible_for_annotators boolean NOT NULL DEFAULT true, ${times}, UNIQUE (dataset_id, name))`,

  `CREATE TABLE vectors_settings (${number}, ${id}, ${ofDataset},
    name text NOT NULL, title text NOT NULL, dimensions int NOT NULL CHECK (dimensions > 0),
    ${times}, UNIQUE (dataset_id, name))`,

  `CREATE TABLE dataset_progress (ds int PRIMARY KEY REFERENCES datasets (ds) ON DELETE CASCADE,
    total bigint NOT NULL DEFAULT 0, completed bigint NOT NULL DEFAULT 0)`,

  `CREATE TABLE user_progress (ds int NOT NULL REFERENCES datasets (ds) ON DELETE CASCADE, user_n int NOT NULL,
    submitted bigint NOT NULL DEFAULT 0, discarded bigint NOT NULL DEFAULT 0, draft bigint NOT NULL DEFAULT 0,
    on_pending bigint NOT NULL DEFAULT 0, completed bigint NOT NULL DEFAULT 0,
    last_activity_at timestamptz NOT NULL DEFAULT now(), PRIMARY KEY (ds, user_n))`,

  `CREATE TABLE jobs (${id}, kind text NOT NULL, dataset_id uuid,
    status text NOT NULL DEFAULT 'queued' CHECK (status IN
      ('queued', 'started', 'scheduled', 'deferred', 'finished', 'failed', 'stopped', 'canceled')),
    payload jsonb, progress jsonb, error text, attempts int NOT NULL DEFAULT 0,
    locked_until timestamptz, run_after timestamptz NOT NULL DEFAULT now(), ${times})`,
  `CREATE INDEX jobs_due ON jobs (run_after) WHERE status IN ('queued', 'started', 'scheduled', 'deferred')`,
];
