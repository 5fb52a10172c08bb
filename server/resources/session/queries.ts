import type { Db } from '../../schema/database.ts';
import { wireTimes } from '../shared/wire-time.ts';

export const userRow = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'username', 'first_name', 'last_name', 'role', 'api_key_cipher', ...wireTimes('users')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
