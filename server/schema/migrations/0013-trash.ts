import { type Kysely, sql } from 'kysely';

/** Datasets deleted before have neither column, and may be removed at once. */
export const trash = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE datasets ADD deleted_by uuid REFERENCES users ON DELETE SET NULL,
      ADD removed_at timestamptz`.execute(db);
  },
};
