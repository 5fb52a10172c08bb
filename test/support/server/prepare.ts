import type { Kysely } from 'kysely';
import { migrate } from '#server/schema/migrate.ts';

/** What a database has before a test gets it. */
export const prepare = <Schema>(db: Kysely<Schema>): Promise<void> => migrate(db);
