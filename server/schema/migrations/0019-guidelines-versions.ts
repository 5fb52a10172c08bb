import { type Kysely, sql } from 'kysely';

/** Guidelines of a dataset over time, from the first change on. */
export const guidelinesVersions = {
  async up(db: Kysely<unknown>) {
    await sql`CREATE TABLE guidelines_versions (dataset_id uuid NOT NULL REFERENCES datasets (id) ON DELETE CASCADE,
      since timestamptz NOT NULL, guidelines text, PRIMARY KEY (dataset_id, since))`.execute(db);
  },
};
