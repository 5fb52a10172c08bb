import { type Kysely, sql } from 'kysely';

/** Which version of the analyser wrote the words of a dataset's texts; 0 is none. */
export const texts = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE datasets ADD analyser_version smallint NOT NULL DEFAULT 0`.execute(db);
  },
};
