import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

export const hashApiKey = (key: string): Buffer => createHash('sha256').update(key).digest();

function encrypt(text: string, secret: Uint8Array) {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, secret, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** What is stored of a key: enough to recognise it, and to show it to its owner. */
export const storeApiKey = (key: string, secret: Uint8Array) => ({
  api_key_hash: hashApiKey(key),
  api_key_cipher: encrypt(key, secret),
});

export const newApiKey = (): string => randomBytes(32).toString('base64url');

/** Null where the key was stored under another secret. */
export function showApiKey(stored: Uint8Array, secret: Uint8Array): string | null {
  const bytes = Buffer.from(stored);
  const decipher = createDecipheriv(algorithm, secret, bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
