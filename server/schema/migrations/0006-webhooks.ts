import { type Kysely, sql } from 'kysely';

const statements = [
  // A running job is due again when its lease expires, so that one index finds all jobs.
  `DROP INDEX jobs_due`,
  `ALTER TABLE jobs ADD COLUMN failures int NOT NULL DEFAULT 0`,
  `CREATE INDEX jobs_due ON jobs (kind, run_after) WHERE status IN ('queued', 'started', 'scheduled', 'deferred')`,
  `CREATE INDEX jobs_over ON jobs (updated_at) WHERE status IN ('finished', 'failed', 'stopped', 'canceled')`,
  `CREATE TABLE webhooks (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), url text NOT NULL,
    secret_cipher bytea NOT NULL, enabled boolean NOT NULL DEFAULT true, events text[] NOT NULL, description text,
    failures int NOT NULL DEFAULT 0, paused_until timestamptz,
    inserted_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now())`,
];

export const webhooks = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
