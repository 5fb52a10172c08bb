import { type Kysely, sql } from 'kysely';

/** Searches read 32-bit floats; `exact` restores the original numbers. */
export const exactVectors = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE vectors ADD exact bytea`.execute(db);
  },
};
