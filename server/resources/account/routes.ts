import { wirePasswordChange } from '#contract/session/account.ts';
import type { WireUser } from '#contract/session/user.ts';
import { newApiKey, storeApiKey } from '../../auth/keys/api-keys.ts';
import { signInLimits } from '../../auth/sign-in-limits.ts';
import { transactionWithEvents } from '../../live/transaction-with-events.ts';
import { type AppDeps, type CallContext, guard, noSubject, type Route } from '../shared/route.ts';
import { findUser } from '../users/find-user.ts';
import { presentUser } from '../users/presenter.ts';
import { changePassword } from './change-password.ts';

async function renewApiKey(call: CallContext): Promise<WireUser> {
  const { id } = call.caller;
  const columns = storeApiKey(newApiKey(), call.secrets.cipherKey);
  await transactionWithEvents(call, (trx) => trx.updateTable('users').set(columns).where('id', '=', id).execute());
  return presentUser(call, await findUser({ db: call.db, id }));
}

export function accountRoutes(deps: AppDeps): readonly Route[] {
  const route = guard(deps);
  const limits = signInLimits(deps.db, deps.config).reauthentication;
  const own = { find: noSubject, may: 'users manage their own API key and password' } as const;
  return [
    route('POST', '/me/api-key', { ...own, handle: renewApiKey }),
    route('PUT', '/me/password', { ...own, body: wirePasswordChange, handle: (call) => changePassword(call, limits) }),
  ];
}
