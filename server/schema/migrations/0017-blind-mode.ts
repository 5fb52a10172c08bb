import { type Kysely, sql } from 'kysely';

/** Where annotators see suggestions, and answers given without one that were changed after it was seen. */
export const blindMode = {
  async up(db: Kysely<unknown>) {
    await sql`ALTER TABLE questions
      ADD suggestions_shown text NOT NULL DEFAULT 'always'
        CHECK (suggestions_shown IN ('always', 'after_answer', 'never', 'on_share')),
      ADD shown_share double precision CHECK ((shown_share IS NOT NULL) = (suggestions_shown = 'on_share'))`.execute(
      db,
    );
    await sql`ALTER TABLE responses ADD blind_values jsonb`.execute(db);
  },
};
