import { type Kysely, sql } from 'kysely';

const statements = [
  // What one says of the other holds as long as both are there: a crash empties both.
  `CREATE UNLOGGED TABLE openings (ds int PRIMARY KEY, opened bigint NOT NULL, lately bigint[] NOT NULL)`,
  `CREATE UNLOGGED TABLE queue_starts (ds int NOT NULL, user_n int NOT NULL, only_pending boolean NOT NULL,
    begins_at bigint NOT NULL, left_before bigint[] NOT NULL, as_of bigint NOT NULL,
    PRIMARY KEY (ds, user_n, only_pending))`,
];

/** Where the queue of each one begins, so that nobody steps over all that they have answered. */
export const queueStarts = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
