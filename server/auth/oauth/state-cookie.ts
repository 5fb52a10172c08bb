import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import * as v from 'valibot';

/** Long enough for a password and a second factor. */
export const stateLifeSeconds = 600;

const pending = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  redirectUri: v.string(),
});

/** State of a sign-in until the callback. */
export type PendingSignIn = v.InferOutput<typeof pending>;

const keyOf = (cipherKey: Uint8Array) => new Uint8Array(hkdfSync('sha256', cipherKey, '', 'oauth state', 32));

export const stateCookie = (provider: string) => `${provider}_oauth2_state`;

export const sealState = (value: PendingSignIn, cipherKey: Uint8Array, life = stateLifeSeconds): Promise<string> =>
  new EncryptJWT(value)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(Date.now() + life * 1000))
    .encrypt(keyOf(cipherKey));

/** Undefined if expired or forged. */
export async function openState(sealed: string, cipherKey: Uint8Array): Promise<PendingSignIn | undefined> {
  const opened = await jwtDecrypt(sealed, keyOf(cipherKey), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => undefined);
  const read = v.safeParse(pending, opened?.payload);
  return read.success ? read.output : undefined;
}
