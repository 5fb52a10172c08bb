import { sql } from 'kysely';
import type { Db } from '#server/schema/database.ts';

export async function isWaitingForLock(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
