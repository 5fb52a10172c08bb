import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { unprocessable } from '../../resources/shared/refusal.ts';
import { inTransaction } from '../../resources/shared/transaction.ts';
import type { Db, Trx } from '../../schema/database.ts';
import type { OAuthProvider } from '../../settings/oauth-providers.ts';
import { isCode } from '../../system-error.ts';
import { createUser } from '../create-user.ts';
import type { Claims, ProviderIdentity } from './finish-sign-in.ts';

/** No spaces or invisible characters. */
const isUsername = (text: string) => /^[^\s\p{C}]{1,200}$/u.test(text);

/** The provider's username; an email address only if the provider verified it. */
function usernameOf({ preferred_username, email, email_verified }: Claims) {
  const claimed = preferred_username ?? (email_verified === true ? email : undefined);
  const username = claimed?.normalize('NFC').trim() ?? '';
  if (!isUsername(username)) throw unprocessable('The OAuth provider sent no valid username', 'oauth_no_name');
  return username;
}

/** Without control characters, at most 200 characters. */
const displayName = (text: string | undefined) => {
  const clean = [...(text ?? '').replace(/\p{C}/gu, ' ').trim()].slice(0, 200).join('');
  return clean === '' ? undefined : clean;
};

async function findAccount(db: Db | Trx, { issuer, claims }: ProviderIdentity) {
  const user = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['users.id', 'users.deleted_at'])
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', claims.sub)
    .executeTakeFirst();
  if (user?.deleted_at) throw unprocessable('The account for this sign-in was deleted', 'oauth_deleted_user');
  return user?.id;
}

async function workspaceId(trx: Trx, name: string) {
  await trx
    .insertInto('workspaces')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').where('deleted_at', 'is', null).doNothing())
    .execute();
  const named = trx.selectFrom('workspaces').where('name', '=', name).where('deleted_at', 'is', null);
  return (await named.select('id').executeTakeFirstOrThrow()).id;
}

/** Serialises concurrent first sign-ins of one person. */
const lockIdentity = (trx: Trx, { issuer, claims }: ProviderIdentity) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${issuer} ${claims.sub}`}, 0))`.execute(trx);

const uniqueViolation = '23505';

/** A provider's user never gets the account of a local user with the same name. */
async function unlessTaken<T>(username: string, made: Promise<T>): Promise<T> {
  return made.catch((error: unknown) => {
    if (!isCode(error, uniqueViolation)) throw error;
    throw unprocessable(`The username '${username}' belongs to another user`, 'oauth_name_taken');
  });
}

/** The account has a random password. */
async function createAccount(
  trx: Trx,
  cipherKey: Uint8Array,
  provider: OAuthProvider,
  { issuer, claims }: ProviderIdentity,
) {
  const username = usernameOf(claims);
  const lastName = displayName(claims.family_name);
  const user = {
    username,
    firstName: displayName(claims.given_name) ?? displayName(claims.name) ?? username,
    ...(lastName !== undefined && { lastName }),
    role: provider.role,
    password: randomBytes(32).toString('base64url'),
  };
  const { id } = await unlessTaken(username, createUser(trx, cipherKey, user));
  await trx.insertInto('identities').values({ issuer, subject: claims.sub, user_id: id }).execute();
  for (const name of new Set(provider.workspaces))
    await trx
      .insertInto('workspaces_users')
      .values({ workspace_id: await workspaceId(trx, name), user_id: id })
      .execute();
  return id;
}

/** Id of the user for this identity; creates the user on the first sign-in. */
export async function accountOf(
  db: Db,
  cipherKey: Uint8Array,
  provider: OAuthProvider,
  person: ProviderIdentity,
): Promise<string> {
  const id = await findAccount(db, person);
  if (id !== undefined) return id;
  return inTransaction(db, async (trx) => {
    await lockIdentity(trx, person);
    return (await findAccount(trx, person)) ?? createAccount(trx, cipherKey, provider, person);
  });
}
