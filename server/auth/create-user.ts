import type { Db, Trx } from '../schema/database.ts';
import type { Role } from '../schema/dataset-tables.ts';
import { newApiKey, storeApiKey } from './keys/api-keys.ts';
import { hashPassword } from './keys/passwords.ts';

export interface NewUser {
  /** Requested id; the database generates one if missing. */
  readonly id?: string | null | undefined;
  readonly username: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role: Role;
  readonly password: string;
  readonly passwordIsPersonal?: boolean;
  readonly apiKey?: string;
}

export async function createUser(db: Db | Trx, cipherKey: Uint8Array, user: NewUser) {
  const values = {
    ...(user.id && { id: user.id }),
    username: user.username,
    first_name: user.firstName ?? user.username,
    last_name: user.lastName ?? null,
    role: user.role,
    password_hash: await hashPassword(user.password),
    password_is_personal: user.passwordIsPersonal ?? true,
    ...storeApiKey(user.apiKey ?? newApiKey(), cipherKey),
  };
  return db.insertInto('users').values(values).returning(['id', 'n']).executeTakeFirstOrThrow();
}
