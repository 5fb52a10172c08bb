import { sql } from 'kysely';
import type { Trx } from '../schema/database.ts';
import { StartError } from '../start-error.ts';
import { backedUpTables } from './format.ts';
import { type Chunk, damaged } from './read-lines.ts';

const knownTables = new Set<string>(backedUpTables);

/** Backups of older versions may lack columns; these get their defaults. */
function columnsOf(line: string) {
  const row: unknown = JSON.parse(line);
  return sql.join(Object.keys(row ?? {}).map((name) => sql.id(name)));
}

async function insert(trx: Trx, { table, lines }: Chunk) {
  const columns = columnsOf(lines[0] ?? '{}');
  await sql`INSERT INTO ${sql.table(table)} (${columns}) OVERRIDING SYSTEM VALUE
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${`[${lines.join(',')}]`}::json)`.execute(
    trx,
  );
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity violation), and 42703 (undefined column). */
const rowErrorCodes = /^(?:22|23|42703)/;

/** Whether a row was altered after the backup: not JSON, or rejected by its table. */
const isDamagedRow = (error: unknown) =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && rowErrorCodes.test(String(error.code)));

export async function insertRows(trx: Trx, chunk: Chunk): Promise<void> {
  const { table } = chunk;
  if (!knownTables.has(table))
    throw new StartError(
      `This backup contains the unknown table ${table}. Restore it with the version of Postil that wrote it.`,
    );
  try {
    await insert(trx, chunk);
  } catch (error) {
    throw isDamagedRow(error) ? damaged(`table ${table} contains an invalid row`) : error;
  }
}

/** Sets identity sequences after the restored rows. */
export async function continueNumbers(trx: Trx): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`SELECT table_name AS table, column_name AS column
    FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows)
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), greatest(1, (SELECT max(${sql.id(column)}) FROM ${sql.table(table)})))`.execute(
      trx,
    );
}
