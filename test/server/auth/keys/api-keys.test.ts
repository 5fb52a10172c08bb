import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashApiKey, newApiKey, showApiKey, storeApiKey } from '#server/auth/keys/api-keys.ts';

describe('an API key', () => {
  const secret = randomBytes(32);

  it('can be decrypted with the secret', () => {
    const key = newApiKey();

    const { api_key_cipher, api_key_hash } = storeApiKey(key, secret);

    expect(showApiKey(api_key_cipher, secret)).toBe(key);
    expect(api_key_hash).toEqual(hashApiKey(key));
    expect(api_key_cipher.includes(key)).toBe(false);
  });

  it('is null with another secret', () => {
    const { api_key_cipher } = storeApiKey(newApiKey(), secret);

    expect(showApiKey(api_key_cipher, randomBytes(32))).toBeNull();
  });

  it('is random, and encrypted differently each time', () => {
    const [one, other] = [storeApiKey('same', secret), storeApiKey('same', secret)];

    expect(newApiKey()).not.toBe(newApiKey());
    expect(one.api_key_cipher.equals(other.api_key_cipher)).toBe(false);
  });
});
