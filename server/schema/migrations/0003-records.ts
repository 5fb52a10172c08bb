import { type Kysely, sql } from 'kysely';

/** The id of a suggestion is told from its place; storing and indexing one as well would slow down every import. */
export const records = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE suggestions DROP COLUMN id`.execute(db);
  },
};
