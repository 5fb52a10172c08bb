import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-text.ts';

export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Hash for the lookup, and ciphertext to show the key to its user. */
export const storeApiKey = (key: string, secret: Uint8Array) => ({
  api_key_hash: hashApiKey(key),
  api_key_cipher: seal(key, secret),
});

export const newApiKey = (): string => randomBytes(32).toString('base64url');

/** Null if the key was encrypted with another secret. */
export const showApiKey = (stored: Uint8Array, secret: Uint8Array): string | null => unseal(stored, secret);
