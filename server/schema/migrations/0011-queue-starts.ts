import { type Kysely, sql } from 'kysely';

const statements = [
  // Both are unlogged, so a crash empties them together.
  `CREATE UNLOGGED TABLE openings (ds int PRIMARY KEY, opened bigint NOT NULL, lately bigint[] NOT NULL)`,
  `CREATE UNLOGGED TABLE queue_starts (ds int NOT NULL, user_n int NOT NULL, only_pending boolean NOT NULL,
    begins_at bigint NOT NULL, left_before bigint[] NOT NULL, as_of bigint NOT NULL,
    PRIMARY KEY (ds, user_n, only_pending))`,
];

/** Start of each user's queue, to skip answered records. */
export const queueStarts = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
