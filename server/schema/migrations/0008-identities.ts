import { type Kysely, sql } from 'kysely';

export const identities = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE identities (
      issuer text NOT NULL, subject text NOT NULL,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      inserted_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (issuer, subject))`.execute(db);
    await sql`CREATE INDEX identities_user ON identities (user_id)`.execute(db);
    await sql`CREATE TABLE used_oauth_states (
      state text PRIMARY KEY, expires_at timestamptz NOT NULL)`.execute(db);
  },
};
