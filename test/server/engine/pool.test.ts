import { Kysely, sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Address, poolDialect } from '#server/engine/pool.ts';
import { prepared } from '#server/schema/prepared.ts';
import { onCluster } from '../../support/server/database.ts';

describe('a connection pool', () => {
  const cluster = onCluster();

  function open(): Kysely<unknown> {
    const db = new Kysely<unknown>({ dialect: poolDialect(cluster as Address) });
    onTestFinished(() => db.destroy());
    return db;
  }

  const pidOf = async (db: Kysely<unknown>) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    return rows[0]?.pid ?? 0;
  };

  async function preparedIn(db: Kysely<unknown>) {
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(db);
    return rows.map(({ statement }) => statement);
  }

  it('survives a connection that breaks within a transaction', async () => {
    const db = open();
    const other = open();

    const work = db.transaction().execute(async (trx) => {
      await sql`SELECT pg_terminate_backend(${await pidOf(trx)})`.execute(other);
      await new Promise((resolve) => setTimeout(resolve, 100)); // no query is running when it breaks
      await sql`SELECT 1`.execute(trx);
    });

    await expect(work).rejects.toThrow();
    expect(await pidOf(db)).toBeGreaterThan(0);
  });

  it('prepares marked statements only', async () => {
    const db = open();

    for (const number of [1, 2]) {
      const { rows } = await sql`SELECT ${prepared} ${number}::int AS number`.execute(db);
      await sql`SELECT ${number}::int AS other`.execute(db);

      expect(rows).toEqual([{ number }]);
    }

    expect(await preparedIn(db)).toEqual([`SELECT ${'/* prepared */'} $1::int AS number`]);
  });

  it('prepares a hundred statements a connection, and still runs all others', async () => {
    const db = open();

    for (let each = 0; each < 105; each += 1) {
      const { rows } = await sql`SELECT ${prepared} ${each}::int AS ${sql.ref(`n${each}`)}`.execute(db);
      expect(rows).toEqual([{ [`n${each}`]: each }]);
    }

    expect(await preparedIn(db)).toHaveLength(100);
  });
});
