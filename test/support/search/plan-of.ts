import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import type { Db } from '#server/schema/database.ts';

/** Database that adds each statement to `statements`. */
export function recordingStatements(db: Db, statements: CompiledQuery[]): Db {
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      statements.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(listening);
}

async function planLines(db: Db, { sql, parameters }: CompiledQuery): Promise<readonly string[]> {
  const explain = CompiledQuery.raw(`EXPLAIN ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<Record<string, string>>(explain);
  return rows.map((line) => Object.values(line).join(''));
}

/** Plan of the first statement that matches while `work` runs. */
export async function planOf(db: Db, work: (db: Db) => unknown, isMeant: (statement: string) => boolean) {
  const statements: CompiledQuery[] = [];
  await work(recordingStatements(db, statements));
  const meant = statements.find(({ sql }) => isMeant(sql));
  if (!meant) throw new Error('no such statement was carried out');
  return (await planLines(db, meant)).join('\n');
}

const canBeExplained = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/**
 * Tables that the plans of the statements read from end to end, each with its statement. The cost of a random page is
 * that of a solid-state disk, as in the embedded server, so that each PostgreSQL makes the same plans.
 */
export async function sequentialScans(db: Db, statements: readonly CompiledQuery[]) {
  const scans: { readonly table: string; readonly statement: string }[] = [];
  await db.transaction().execute(async (transaction) => {
    await sql`SET LOCAL random_page_cost = 1.1`.execute(transaction);
    for (const statement of statements.filter(({ sql }) => canBeExplained.test(sql)))
      for (const line of await planLines(transaction, statement)) {
        const table = /Seq Scan on (\S+)/.exec(line)?.[1];
        if (table) scans.push({ table, statement: statement.sql });
      }
  });
  return scans;
}
