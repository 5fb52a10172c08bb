import { sql } from 'kysely';
import { hashPassword } from '../../auth/keys/passwords.ts';
import type { Trx } from '../../schema/database.ts';
import type { Role } from '../../schema/dataset-tables.ts';
import { unprocessable } from '../shared/refusal.ts';

export interface UserChange {
  readonly username?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | null | undefined;
  readonly role?: Role | undefined;
  readonly password?: string | undefined;
  /** False for generated passwords. */
  readonly passwordIsPersonal?: boolean;
  /** Actor; undefined for commands. */
  readonly by?: string;
}

export const usernameTaken = (username: string) => `User username \`${username}\` is not unique`;

/** Locked, so that two owners cannot remove each other at once. */
async function requireAnotherOwner(trx: Trx, id: string) {
  const owners = trx.selectFrom('users').where('role', '=', 'owner').where('deleted_at', 'is', null);
  const rows = await owners.select('id').orderBy('n').forUpdate().execute();
  if (rows.length === 1 && rows[0]?.id === id)
    throw unprocessable('The last owner cannot be deleted or given another role', 'last_owner');
}

/** Ends all sessions. */
const passwordColumns = async (password: string, isPersonal: boolean) => ({
  password_hash: await hashPassword(password),
  password_is_personal: isPersonal,
  sessions_ended: sql<number>`sessions_ended + 1`,
});

function refuseOwnRole(id: string, by: string | undefined) {
  if (id === by) throw unprocessable('Owners cannot change their own role. Ask another owner', 'own_role');
}

export function refuseOwnAccount(id: string, by: string | undefined): void {
  if (id === by)
    throw unprocessable('Owners cannot delete their own account or reset their own password', 'own_account');
}

/** Undefined keys keep their values. */
export async function changeUser(trx: Trx, id: string, change: UserChange): Promise<void> {
  const { username, firstName, lastName, role, password, passwordIsPersonal = true } = change;
  if (role !== undefined && role !== 'owner') {
    await requireAnotherOwner(trx, id);
    refuseOwnRole(id, change.by);
  }
  const columns = {
    ...(username !== undefined && { username }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(role !== undefined && { role }),
    ...(password !== undefined && (await passwordColumns(password, passwordIsPersonal))),
  };
  if (Object.keys(columns).length === 0) return;
  const updated = { ...columns, updated_at: sql<Date>`now()` };
  await trx.updateTable('users').set(updated).where('id', '=', id).where('deleted_at', 'is', null).execute();
}

/** The answers stay under the user's name; new users may take the name. */
export async function deleteUser(trx: Trx, id: string, by?: string): Promise<void> {
  await requireAnotherOwner(trx, id);
  refuseOwnAccount(id, by);
  await trx.updateTable('users').set({ deleted_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
