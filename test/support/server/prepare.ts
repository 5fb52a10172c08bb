import type { Kysely } from 'kysely';
import { migrate } from '#server/schema/migrate.ts';

export const prepare = <Schema>(db: Kysely<Schema>): Promise<void> => migrate(db);
