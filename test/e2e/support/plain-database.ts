import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { mainDatabase } from '#server/engine/engine.ts';
import { openEmbedded } from '#server/engine/native/embedded.ts';
import type { Database } from '#server/schema/database.ts';

/** A PostgreSQL beside the product, into which tests insert many rows at once. */
export async function aDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'postil-many-'));
  await chmod(folder, 0o711);
  const engine = await openEmbedded({ dataDir: folder, password: 'for-tests-only', flags: { fsync: 'off' } });
  const { user, password, host, port } = engine.serverAddress;
  const db = new Kysely<Database>({ dialect: engine.dialect() });
  return {
    db,
    url: `postgresql://${user}:${password}@localhost:${port}/${mainDatabase}?host=${encodeURIComponent(String(host))}`,
    async close() {
      await db.destroy();
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Datasets for the list, each with one field and one question. */
export async function manyDatasets(db: Kysely<Database>, workspaceId: string, count: number): Promise<void> {
  const text = JSON.stringify({ type: 'text', use_markdown: false });
  await sql`
    WITH made AS (
      INSERT INTO datasets (workspace_id, name, status, distribution, allow_extra_metadata, analyser_version)
      SELECT ${workspaceId}::uuid, 'Dataset ' || lpad(n::text, 4, '0'), 'ready',
        '{"strategy": "overlap", "min_submitted": 1}', true, 1 FROM generate_series(1, ${count}::int) n RETURNING id
    ), asked AS (
      INSERT INTO questions (dataset_id, name, title, required, position, settings)
      SELECT id, 'text', 'Text', true, 0, ${text}::jsonb FROM made
    )
    INSERT INTO fields (dataset_id, name, title, required, position, tag, settings)
    SELECT id, 'text', 'Text', true, 0, 1, ${text}::jsonb FROM made`.execute(db);
}
