import type { Db } from '../schema/database.ts';
import type { Caller } from './caller.ts';
import { hashApiKey } from './keys/api-keys.ts';

const accounts = (db: Db) => db.selectFrom('users').where('deleted_at', 'is', null);
const callers = (db: Db) => accounts(db).select(['id', 'n', 'username', 'role']);

export const callerById = (db: Db, id: string): Promise<Caller | undefined> =>
  callers(db).where('id', '=', id).executeTakeFirst();

export const callerByApiKey = (db: Db, key: string): Promise<Caller | undefined> =>
  callers(db).where('api_key_hash', '=', hashApiKey(key)).executeTakeFirst();

export const credentialsOf = (db: Db, username: string) =>
  accounts(db).select(['id', 'password_hash']).where('username', '=', username).executeTakeFirst();
