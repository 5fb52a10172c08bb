import type { WireUser } from '#contract/session/user.ts';
import { showApiKey } from '../../auth/keys/api-keys.ts';
import type { CallContext } from '../shared/route.ts';
import type { UserRow } from './queries.ts';

/** Shows the API key to its own user only. */
export function presentUser(
  { caller, secrets }: Pick<CallContext<unknown>, 'caller' | 'secrets'>,
  { api_key_cipher, ...user }: UserRow,
): WireUser {
  return {
    id: user.id,
    username: user.username,
    first_name: user.first_name,
    last_name: user.last_name,
    role: user.role,
    api_key: user.id === caller.id ? showApiKey(api_key_cipher, secrets.cipherKey) : null,
    inserted_at: user.inserted_at,
    updated_at: user.updated_at,
  };
}
