import { type Kysely, sql } from 'kysely';

/** Active time of each response, measured only in datasets whose admins turn it on. */
export const answerTimes = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE datasets ADD measures_time boolean NOT NULL DEFAULT false`.execute(db);
    await sql`ALTER TABLE responses ADD active_ms integer`.execute(db);
  },
};
