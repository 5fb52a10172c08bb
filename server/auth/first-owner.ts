import { sql } from 'kysely';
import type { Db } from '../schema/database.ts';
import type { Secrets } from '../secrets.ts';
import { createUser } from './create-user.ts';
import { makePassword } from './keys/passwords.ts';

/** Creates the user `owner` in an empty database. Returns the password if it was generated. */
export async function ensureOwner(db: Db, password: string | undefined, secrets: Pick<Secrets, 'cipherKey'>) {
  const generated = password ?? makePassword();
  const isMade = await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    if (await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return false;
    const owner = { username: 'owner', role: 'owner', password: generated } as const;
    await createUser(trx, secrets.cipherKey, { ...owner, passwordIsPersonal: password !== undefined });
    return true;
  });
  return { generatedPassword: isMade && password === undefined ? generated : undefined };
}

export async function hasOwner(db: Db): Promise<boolean> {
  const owners = db.selectFrom('users').where('role', '=', 'owner').where('deleted_at', 'is', null);
  return (await owners.select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether every owner has chosen a password; otherwise the server listens on this machine only. */
export async function ownerPasswordIsPersonal(db: Db): Promise<boolean> {
  const owners = db.selectFrom('users').where('role', '=', 'owner').where('deleted_at', 'is', null);
  const { all } = await owners
    .select(sql<boolean | null>`bool_and(password_is_personal)`.as('all'))
    .executeTakeFirstOrThrow();
  return all === true;
}
