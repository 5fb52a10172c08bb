import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { unprocessable } from '../../resources/shared/refusal.ts';
import type { Db } from '../../schema/database.ts';
import type { Secrets } from '../../secrets.ts';
import { protocolErrorCode } from './provider-failure.ts';
import { openState, type PendingSignIn, stateLifeSeconds } from './state-cookie.ts';

/** Returns false if any process has seen the state before. */
async function markStateUsed(db: Db, state: string): Promise<boolean> {
  await db.deleteFrom('used_oauth_states').where('expires_at', '<', sql<Date>`now()`).execute();
  const taken = await db
    .insertInto('used_oauth_states')
    .values({
      state: createHash('sha256').update(state).digest('base64'),
      expires_at: new Date(Date.now() + 2 * stateLifeSeconds * 1000),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return taken.numInsertedOrUpdatedRows === 1n;
}

const isSame = (one: string, other: string) => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

function singleParameter(query: URLSearchParams, name: string) {
  const [value, ...others] = query.getAll(name);
  if (!value || others.length > 0) throw unprocessable(`'${name}' parameter was not found in callback request`);
  return value;
}

/** Verifies that the callback belongs to this browser's sign-in, is its first use and has not expired. */
export async function readCallback(
  query: URLSearchParams,
  cookie: string | undefined,
  provider: string,
  { db, secrets }: { readonly db: Db; readonly secrets: Secrets },
): Promise<PendingSignIn> {
  const refused = query.get('error');
  if (refused)
    throw unprocessable(`The OAuth provider '${provider}' rejected the sign-in: ${protocolErrorCode(refused)}`);
  singleParameter(query, 'code');
  const state = singleParameter(query, 'state');
  const pending = cookie === undefined ? undefined : await openState(cookie, secrets.cipherKey);
  const isOurs = pending?.provider === provider && isSame(pending.state, state);
  if (!isOurs || !(await markStateUsed(db, state))) throw unprocessable("'state' parameter does not match");
  return pending;
}
