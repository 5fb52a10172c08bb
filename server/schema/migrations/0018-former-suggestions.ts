import { type Kysely, sql } from 'kysely';

const statements = [
  `CREATE TABLE former_suggestions (ds int NOT NULL, question_n int NOT NULL, seq bigint NOT NULL, agent text NOT NULL,
    value jsonb NOT NULL, score float8, PRIMARY KEY (ds, question_n, seq, agent))`,
  // They belong to the current suggestion, which several paths delete: with its record, with its question, or alone.
  `CREATE FUNCTION delete_former_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    DELETE FROM former_suggestions f USING deleted d
      WHERE f.ds = d.ds AND f.question_n = d.question_n AND f.seq = d.seq;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER delete_former_suggestions AFTER DELETE ON suggestions REFERENCING OLD TABLE AS deleted
    FOR EACH STATEMENT EXECUTE FUNCTION delete_former_suggestions()`,
];

/** Latest suggestion of each agent that another agent has replaced; agents without a name are empty. */
export const formerSuggestions = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
