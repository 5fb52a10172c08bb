import { type Kysely, sql } from 'kysely';

/** Who deleted a dataset, and when it goes for good; what was deleted before says neither, and may go at once. */
export const trash = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE datasets ADD deleted_by uuid REFERENCES users ON DELETE SET NULL,
      ADD removed_at timestamptz`.execute(db);
  },
};
