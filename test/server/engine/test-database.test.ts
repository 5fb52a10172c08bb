import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/server/database.ts';

describe('the database of a test file', () => {
  let one: TestDatabase<unknown>;
  let other: TestDatabase<unknown>;
  beforeAll(async () => {
    [one, other] = await Promise.all([createTestDatabase<unknown>(), createTestDatabase<unknown>()]);
  });
  afterAll(async () => {
    await one.drop();
    await other.drop();
  });

  it('is independent of others', async () => {
    await sql`CREATE TABLE mine (id int)`.execute(one.db);

    const { rows } = await sql`SELECT to_regclass('mine') AS found`.execute(other.db);

    expect(rows).toEqual([{ found: null }]);
  });

  it('returns 64-bit integers as numbers', async () => {
    const { rows } = await sql`SELECT count(*) AS total FROM generate_series(1, 3)`.execute(one.db);

    expect(rows).toEqual([{ total: 3 }]);
  });

  it('sorts text by code points, and knows upper case of any script', async () => {
    const { rows } = await sql`
      SELECT string_agg(word, ' ' ORDER BY word) AS words, upper('straße ж') AS shouted
      FROM unnest(ARRAY['b', 'Ä', 'a', 'B']) AS word
    `.execute(one.db);

    expect(rows).toEqual([{ words: 'B a b Ä', shouted: 'STRAßE Ж' }]);
  });

  it('runs a transaction while others read', async () => {
    await sql`CREATE TABLE counter (n int)`.execute(one.db);

    const seen = await one.db.transaction().execute(async (transaction) => {
      await sql`INSERT INTO counter VALUES (1)`.execute(transaction);
      return sql`SELECT count(*) AS n FROM counter`.execute(one.db);
    });

    expect(seen.rows).toEqual([{ n: 0 }]);
  });
});
