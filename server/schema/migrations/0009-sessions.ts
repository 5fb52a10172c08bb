import { type Kysely, sql } from 'kysely';

/** How often all sessions of a user were ended. Tokens of before say nothing of it, and count as the first. */
export const sessions = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE users ADD sessions_ended int NOT NULL DEFAULT 0`.execute(db);
  },
};
