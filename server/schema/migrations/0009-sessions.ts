import { type Kysely, sql } from 'kysely';

/** Existing tokens have no count, which reads as 0. */
export const sessions = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE users ADD sessions_ended int NOT NULL DEFAULT 0`.execute(db);
  },
};
