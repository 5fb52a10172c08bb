import { type Kysely, sql } from 'kysely';

/** `jsonb` puts the keys of objects in an order of its own; what people log comes back as they wrote it. */
export const keyOrder = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE record_contents ALTER COLUMN fields TYPE json USING fields::json`.execute(db);
  },
};
