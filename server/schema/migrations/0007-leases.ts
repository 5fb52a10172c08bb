import { type Kysely, sql } from 'kysely';

const statements = [
  // Unlogged: a crash may empty these tables.
  `CREATE UNLOGGED TABLE leases (ds int NOT NULL, seq bigint NOT NULL, user_n int NOT NULL,
    expires_at timestamptz NOT NULL, PRIMARY KEY (ds, seq, user_n))`,
  `CREATE INDEX leases_expires_at ON leases (expires_at)`,
  `CREATE UNLOGGED TABLE sign_in_attempts (key text PRIMARY KEY, points int NOT NULL, expire bigint)`,
  `CREATE TABLE instance (id int PRIMARY KEY CHECK (id = 1), secrets_mark bytea NOT NULL)`,
];

export const leases = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
