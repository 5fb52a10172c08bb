import { type Kysely, sql } from 'kysely';

/** Records on which annotators see suggestions, and answers that were given before a suggestion was seen. */
export const blindMode = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE questions
      ADD suggestions_shown text NOT NULL DEFAULT 'always'
        CHECK (suggestions_shown IN ('always', 'after_answer', 'never', 'on_share')),
      ADD shown_share double precision CHECK ((shown_share IS NOT NULL) = (suggestions_shown = 'on_share'))`.execute(
      db,
    );
    await sql`ALTER TABLE responses ADD blind_values jsonb`.execute(db);
    await sql`CREATE TABLE reveals (ds int NOT NULL, user_n int NOT NULL, seq bigint NOT NULL,
      question_n int NOT NULL REFERENCES questions (n) ON DELETE CASCADE,
      PRIMARY KEY (ds, user_n, seq, question_n))`.execute(db);
  },
};
