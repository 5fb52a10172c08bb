import { type Kysely, sql } from 'kysely';

/**
 * Caches of vectors read changes since their version. Each write increments the version of the vector settings and
 * stores it with the vectors; the lock on the settings keeps versions in commit order.
 */
export const vectors = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE vectors ADD changed bigint NOT NULL DEFAULT 0`.execute(db);
    await sql`CREATE INDEX vectors_changed ON vectors (ds, setting_n, changed, seq)`.execute(db);
    await sql`ALTER TABLE vectors_settings ADD version bigint NOT NULL DEFAULT 0,
      ADD forgotten bigint NOT NULL DEFAULT 0`.execute(db);
  },
};
