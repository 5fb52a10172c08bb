import { type Kysely, sql } from 'kysely';

/** Version of the analyser for a dataset's text index; 0 is none. */
export const texts = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE datasets ADD analyser_version smallint NOT NULL DEFAULT 0`.execute(db);
  },
};
