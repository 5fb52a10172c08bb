import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Checked where there is no such user, so that a wrong name takes as long as a wrong password. */
let decoyHash: Promise<string> | undefined;

export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(hashed ?? (await decoyHash), password);
  return matches && hashed !== undefined;
}

// Without what is read as something else: 0 O o, 1 l I, 5 S, 2 Z.
const passwordLetters = 'ABCDEFGHJKLMNPQRTUVWXYabcdefghijkmnpqrstuvwxyz346789';
const groups = 5;
const groupLength = 4;

/** 20 random characters in groups of four, about 113 bits. */
export function makePassword() {
  const group = () =>
    Array.from({ length: groupLength }, () => passwordLetters[randomInt(passwordLetters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
