import { sql } from 'kysely';
import type { Db } from '../../schema/database.ts';

interface TypesRow {
  readonly dataset_id: string;
  readonly types: readonly string[];
}

/** Each type once, where it comes first. */
async function typesIn(db: Db, table: 'fields' | 'questions', datasetIds: readonly string[]) {
  const { rows } = await sql<TypesRow>`
    SELECT dataset_id, array_agg(settings ->> 'type' ORDER BY position) AS types FROM ${sql.table(table)}
    WHERE dataset_id = ANY(${datasetIds}::uuid[]) GROUP BY dataset_id`.execute(db);
  const byDataset = new Map(rows.map(({ dataset_id, types }) => [dataset_id, [...new Set(types)]]));
  return (id: string) => byDataset.get(id) ?? [];
}

export const fieldTypes = (db: Db, datasetIds: readonly string[]) => typesIn(db, 'fields', datasetIds);
export const questionTypes = (db: Db, datasetIds: readonly string[]) => typesIn(db, 'questions', datasetIds);
