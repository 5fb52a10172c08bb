import { type Kysely, sql } from 'kysely';

/** Searches read 32-bit floats; `exact` gives the numbers back as they were sent. */
export const exactVectors = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE vectors ADD exact bytea`.execute(db);
  },
};
