import { CompiledQuery, type KyselyPlugin } from 'kysely';
import type { Db } from '#server/schema/database.ts';

/** Plan of the first statement that matches while `work` runs. */
export async function planOf(db: Db, work: (db: Db) => unknown, isMeant: (statement: string) => boolean) {
  const asked: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await work(db.withPlugin(listening));
  const meant = asked.find(({ sql }) => isMeant(sql));
  if (!meant) throw new Error('no such statement was carried out');
  const explain = CompiledQuery.raw(`EXPLAIN ${meant.sql}`, [...meant.parameters]);
  const { rows } = await db.executeQuery<Record<string, string>>(explain);
  return rows.map((line) => Object.values(line).join('')).join('\n');
}
