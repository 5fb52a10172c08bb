import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataset } from '#server/resources/datasets/create-dataset.ts';
import type { Database } from '#server/schema/database.ts';
import { migrate } from '#server/schema/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../support/server/database.ts';

describe('the tables', () => {
  let test: TestDatabase<Database>;

  beforeAll(async () => {
    test = await createTestDatabase<Database>();
  });
  afterAll(() => test.drop());

  const workspace = async (name: string) =>
    (await test.db.insertInto('workspaces').values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const dataset = (workspaceId: string, name: string) =>
    test.db.transaction().execute((trx) => createDataset(trx, { workspaceId, name }));

  it('stay the same after concurrent migrations', async () => {
    const steps = () => sql`SELECT name, timestamp FROM kysely_migration ORDER BY name`.execute(test.db);
    const before = await steps();

    await Promise.all([migrate(test.db), migrate(test.db)]);

    expect((await steps()).rows).toEqual(before.rows);
  });

  it('have a partition for each dataset, with every index', async () => {
    const { ds } = await dataset(await workspace('parts'), 'one');

    const { rows } = await sql<{ part: string; indexes: number }>`
      SELECT tablename AS part, count(*)::int AS indexes FROM pg_indexes
      WHERE tablename LIKE ${`%\\_${ds}`} GROUP BY tablename ORDER BY tablename`.execute(test.db);

    expect(rows).toEqual([
      { part: `record_contents_${ds}`, indexes: 1 },
      { part: `record_texts_${ds}`, indexes: 2 },
      { part: `records_${ds}`, indexes: 5 },
      { part: `responses_${ds}`, indexes: 4 },
      { part: `suggestions_${ds}`, indexes: 4 },
      { part: `vectors_${ds}`, indexes: 2 },
    ]);
  });

  it("free a dataset's name after its deletion", async () => {
    const workspaceId = await workspace('names');
    const { id } = await dataset(workspaceId, 'same');

    await expect(dataset(workspaceId, 'same')).rejects.toThrow(/datasets_name/);
    await test.db.updateTable('datasets').set({ deleted_at: new Date() }).where('id', '=', id).execute();

    expect((await dataset(workspaceId, 'same')).id).not.toBe(id);
  });

  it('can be created without blocking reads of another dataset', async () => {
    const workspaceId = await workspace('waiting');

    const held = await test.db.transaction().execute(async (trx) => {
      await createDataset(trx, { workspaceId, name: 'made' });
      const { rows } = await sql<{ mode: string }>`SELECT mode FROM pg_locks
        WHERE relation = 'records'::regclass AND pid = pg_backend_pid()`.execute(trx);
      return rows.map(({ mode }) => mode);
    });

    expect(held).toContain('ShareUpdateExclusiveLock');
    expect(held).not.toContain('AccessExclusiveLock');
  });
});
