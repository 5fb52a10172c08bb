import { sql } from 'kysely';
import { createVectorsSettings } from '#server/resources/dataset-settings/create.ts';
import { storeVectors } from '#server/search/similarity/store-vectors.ts';
import type { VectorsOfName } from '#server/search/similarity/stored-vectors.ts';
import type { TestApp } from './app.ts';
import { aDataset } from './world.ts';

interface Stored {
  readonly seq: number;
  readonly values: readonly number[];
}

export async function vectorNames({ db, addWorkspace }: TestApp) {
  const { id, ds } = await aDataset(db, { workspaceId: await addWorkspace('vectors') });
  let count = 0;

  async function add(dimensions: number) {
    const name = `name-${count++}`;
    const numbers = await db
      .transaction()
      .execute((trx) => createVectorsSettings(trx, id, [{ name, title: name, dimensions }]));
    const settingN = numbers.get(name) ?? 0;
    const now = async (): Promise<VectorsOfName> => ({
      ds,
      ...(await db
        .selectFrom('vectors_settings')
        .select(['n', 'dimensions', 'version', 'forgotten'])
        .where('n', '=', settingN)
        .executeTakeFirstOrThrow()),
    });
    const store = (vectors: readonly Stored[]) =>
      db.transaction().execute((trx) =>
        storeVectors(
          trx,
          ds,
          vectors.map((each) => ({ ...each, settingN })),
        ),
      );
    const remove = () => db.deleteFrom('vectors_settings').where('n', '=', settingN).execute();
    return { now, store, remove };
  }

  async function copiesOf(n: number): Promise<number> {
    const { rows } = await sql`SELECT FROM pg_class WHERE relname = 'vector_copies'`.execute(db);
    if (rows.length === 0) return 0;
    const { rows: counts } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM vector_copies
      WHERE setting_n = ${n}`.execute(db);
    return counts[0]?.count ?? 0;
  }

  return { ds, add, copiesOf };
}
