import { type Kysely, sql } from 'kysely';

/** Ids of suggestions encode their key: storing and indexing them would slow down imports. */
export const records = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE suggestions DROP COLUMN id`.execute(db);
  },
};
