import type { Kysely } from 'kysely';

/** What a database has before a test gets it. */
export async function prepare<Schema>(_db: Kysely<Schema>): Promise<void> {}
