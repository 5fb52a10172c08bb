import { timingSafeEqual } from 'node:crypto';
import { unprocessable } from '../../resources/shared/refusal.ts';
import type { Db } from '../../schema/database.ts';
import type { Secrets } from '../../secrets.ts';
import { protocolWord } from './provider-failure.ts';
import { openState, type Pending } from './state-cookie.ts';
import { takeState } from './used-states.ts';

const same = (one: string, other: string) => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

function single(query: URLSearchParams, name: string) {
  const [value, ...others] = query.getAll(name);
  if (!value || others.length > 0) throw unprocessable(`'${name}' parameter was not found in callback request`);
  return value;
}

/** Checks that somebody comes back from where this browser was sent, for the first time and in time. */
export async function readComeBack(
  query: URLSearchParams,
  cookie: string | undefined,
  provider: string,
  { db, secrets }: { readonly db: Db; readonly secrets: Secrets },
): Promise<Pending> {
  const refused = query.get('error');
  if (refused) throw unprocessable(`The OAuth provider '${provider}' refused the sign-in: ${protocolWord(refused)}`);
  single(query, 'code');
  const state = single(query, 'state');
  const pending = cookie === undefined ? undefined : await openState(cookie, secrets.cipherKey);
  const isOurs = pending?.provider === provider && same(pending.state, state);
  if (!isOurs || !(await takeState(db, state))) throw unprocessable("'state' parameter does not match");
  return pending;
}
