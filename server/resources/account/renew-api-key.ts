import type { WireUser } from '#contract/session/user.ts';
import { newApiKey, storeApiKey } from '../../auth/keys/api-keys.ts';
import { changing } from '../../live/changing.ts';
import type { Call } from '../shared/route.ts';
import { findUser } from '../users/find-user.ts';
import { presentUser } from '../users/presenter.ts';

export async function renewApiKey(call: Call): Promise<WireUser> {
  const { id } = call.caller;
  const columns = storeApiKey(newApiKey(), call.secrets.cipherKey);
  await changing(call, (trx) => trx.updateTable('users').set(columns).where('id', '=', id).execute());
  return presentUser(call, await findUser({ db: call.db, id }));
}
