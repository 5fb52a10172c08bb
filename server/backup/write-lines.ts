import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '../schema/database.ts';
import { backedUpTables, newHeader, type Trailer } from './format.ts';

const rowsPerFetch = 1_000;

const lastMigration = async (trx: Trx) => {
  const { rows } = await sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`.execute(trx);
  return rows[0]?.name ?? '';
};

const existingTables = async (trx: Trx) => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`.execute(trx);
  const names = new Set(rows.map(({ name }) => name));
  return backedUpTables.filter((table) => names.has(table));
};

async function* rowsOf(trx: Trx, table: string): AsyncGenerator<readonly string[]> {
  await sql`DECLARE backup_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${sql.table(table)} t`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(rowsPerFetch)} FROM backup_rows`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`CLOSE backup_rows`.execute(trx);
}

class LineHasher {
  private readonly hash = createHash('sha256');
  readonly rows: Record<string, number> = {};

  add(lines: readonly string[]): string {
    const text = `${lines.join('\n')}\n`;
    this.hash.update(text);
    return text;
  }

  trailer(): Trailer {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/** Snapshot of all tables; other transactions continue. */
export async function* backupLines(trx: Trx, cipherKey: Uint8Array): AsyncGenerator<string> {
  const hasher = new LineHasher();
  yield hasher.add([JSON.stringify(newHeader(await lastMigration(trx), cipherKey))]);
  for (const table of await existingTables(trx)) {
    yield hasher.add([JSON.stringify({ table })]);
    hasher.rows[table] = 0;
    for await (const lines of rowsOf(trx, table)) {
      hasher.rows[table] += lines.length;
      yield hasher.add(lines);
    }
  }
  yield `${JSON.stringify(hasher.trailer())}\n`;
}
