import { type Kysely, sql } from 'kysely';

/**
 * Who keeps vectors in memory asks for those that changed since. Each writing makes the next version of the vectors of
 * a name and stamps them with it; the row of the name stays locked until the writing holds, so versions come in order.
 */
export const vectors = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE vectors ADD changed bigint NOT NULL DEFAULT 0`.execute(db);
    await sql`CREATE INDEX vectors_changed ON vectors (ds, setting_n, changed, seq)`.execute(db);
    await sql`ALTER TABLE vectors_settings ADD version bigint NOT NULL DEFAULT 0,
      ADD forgotten bigint NOT NULL DEFAULT 0`.execute(db);
  },
};
