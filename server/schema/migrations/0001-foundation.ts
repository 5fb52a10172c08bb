import { type Kysely, sql } from 'kysely';
import { annotationTables } from './tables/annotation-sql.ts';
import { datasetTables } from './tables/dataset-sql.ts';

export const foundation = {
  async up(db: Kysely<unknown>) {
    for (const statement of [...datasetTables, ...annotationTables]) await sql.raw(statement).execute(db);
  },
};
