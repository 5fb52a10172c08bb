import { Kysely, sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { type Address, poolDialect } from '#server/engine/pool.ts';

const cluster = inject('cluster');

describe.runIf(cluster)('a pool of connections', () => {
  function open(): Kysely<unknown> {
    const db = new Kysely<unknown>({ dialect: poolDialect(cluster as Address) });
    onTestFinished(() => db.destroy());
    return db;
  }

  const pidOf = async (db: Kysely<unknown>) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    return rows[0]?.pid ?? 0;
  };

  it('outlives a connection that breaks in the middle of a transaction', async () => {
    const db = open();
    const other = open();

    const work = db.transaction().execute(async (trx) => {
      await sql`SELECT pg_terminate_backend(${await pidOf(trx)})`.execute(other);
      await new Promise((resolve) => setTimeout(resolve, 100)); // nobody asks while it breaks
      await sql`SELECT 1`.execute(trx);
    });

    await expect(work).rejects.toThrow();
    expect(await pidOf(db)).toBeGreaterThan(0);
  });
});
