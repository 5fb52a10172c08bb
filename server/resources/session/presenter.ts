import type { WireUser } from '#contract/session/user.ts';
import { showApiKey } from '../../auth/api-keys.ts';

interface UserRow extends Omit<WireUser, 'api_key'> {
  readonly api_key_cipher: Uint8Array;
}

/** As users see themselves. To others a key is never shown. */
export const presentMyself = ({ api_key_cipher, ...user }: UserRow, cipherKey: Uint8Array): WireUser => ({
  ...user,
  api_key: showApiKey(api_key_cipher, cipherKey),
});
