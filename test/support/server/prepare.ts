import type { Kysely } from 'kysely';
import { migrate } from '#server/schema/migrate.ts';

/** Prepares the databases of tests. */
export const prepare = <Schema>(db: Kysely<Schema>): Promise<void> => migrate(db);
