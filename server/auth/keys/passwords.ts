import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified for unknown usernames, so that they take as long as wrong passwords. */
let decoyHash: Promise<string> | undefined;

export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(hashed ?? (await decoyHash), password);
  return matches && hashed !== undefined;
}

// Without characters that look alike: 0 O o, 1 l I, 5 S, 2 Z.
const passwordLetters = 'ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrstuvwxyz346789';
const groups = 5;
const groupLength = 4;

export function makePassword() {
  const group = () =>
    Array.from({ length: groupLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
