import { createHash, randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-text.ts';

export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/** What is stored of a key: enough to recognise it, and to show it to its owner. */
export const storeApiKey = (key: string, secret: Uint8Array) => ({
  api_key_hash: hashApiKey(key),
  api_key_cipher: seal(key, secret),
});

export const newApiKey = (): string => randomBytes(32).toString('base64url');

/** Null where the key was stored under another secret. */
export const showApiKey = (stored: Uint8Array, secret: Uint8Array): string | null => unseal(stored, secret);
