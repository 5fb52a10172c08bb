import { type Kysely, sql } from 'kysely';

/** Whether a suggestion was in view when each question was answered; null for answers of other clients. */
export const suggestionsSeen = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE responses ADD suggestions_seen jsonb`.execute(db);
  },
};
