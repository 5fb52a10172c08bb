import { type Kysely, sql } from 'kysely';

/** `jsonb` reorders keys; records keep the order of their authors. */
export const keyOrder = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE record_contents ALTER COLUMN fields TYPE json USING fields::json`.execute(db);
  },
};
