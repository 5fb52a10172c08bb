import { unauthorized } from '../resources/shared/refusal.ts';
import type { Db } from '../schema/database.ts';
import { prepared } from '../schema/prepared.ts';
import type { Caller } from './caller.ts';
import { hashApiKey } from './keys/api-keys.ts';
import type { Session } from './tokens.ts';

const session = ['id as userId', 'sessions_ended as sessionsEnded'] as const;

const accounts = (db: Db) => db.selectFrom('users').where('deleted_at', 'is', null);
const callers = (db: Db) => accounts(db).modifyFront(prepared).select(['id', 'n', 'username', 'role']);

export const callerBySession = (db: Db, { userId, sessionsEnded }: Session): Promise<Caller | undefined> =>
  callers(db).where('id', '=', userId).where('sessions_ended', '=', sessionsEnded).executeTakeFirst();

export const callerByApiKey = (db: Db, key: string): Promise<Caller | undefined> =>
  callers(db).where('api_key_hash', '=', hashApiKey(key)).executeTakeFirst();

export const credentialsOf = (db: Db, username: string) =>
  accounts(db)
    .select([...session, 'password_hash'])
    .where('username', '=', username)
    .executeTakeFirst();

/** Session after an OAuth sign-in. */
export const sessionOf = (db: Db, userId: string): Promise<Session> =>
  accounts(db)
    .select(session)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => unauthorized());
